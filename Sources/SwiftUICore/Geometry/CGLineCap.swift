/// The shape of the ends of an open stroked line. On Apple's systems this is CoreGraphics' type.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends squared off exactly at its last point.
  case butt = 0

  /// A half circle of the line's width is added.
  case round = 1

  /// Half a square of the line's width is added.
  case square = 2
}
