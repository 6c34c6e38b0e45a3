/// The shape of the corners between the segments of a stroked line. On Apple's systems this is
/// CoreGraphics' type.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Outer edges run on until they meet, unless the miter limit is exceeded.
  case miter = 0

  /// Corners are rounded by an arc of the line's width.
  case round = 1

  /// Corners are cut off.
  case bevel = 2
}
