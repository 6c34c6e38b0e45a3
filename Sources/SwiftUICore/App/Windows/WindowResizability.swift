/// How the size of a window may be changed.
public struct WindowResizability: Equatable, Sendable {
  private enum Role: Sendable {
    case automatic
    case contentSize
    case contentMinSize
  }
  private let role: Role

  /// Whichever suits the scene: ``contentMinSize`` for a group of windows.
  public static let automatic = WindowResizability(role: .automatic)
  /// Between the least and the greatest size of the content.
  public static let contentSize = WindowResizability(role: .contentSize)
  /// From the least size of the content on.
  public static let contentMinSize = WindowResizability(role: .contentMinSize)
}
