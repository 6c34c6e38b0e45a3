/// Which gestures of a view are enabled by a gesture that is added to it.
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those in the view.
  public static let none: GestureMask = []
  /// The added gesture, and none of those in the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those in the view, and not the added one.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
