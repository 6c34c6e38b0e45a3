/// Whether the user wants heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
