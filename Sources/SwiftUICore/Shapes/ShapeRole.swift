/// How a shape is meant to be drawn, which decides its default style.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}
