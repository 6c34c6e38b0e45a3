/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular

  /// A curve that begins earlier and bends more gradually.
  case continuous
}
