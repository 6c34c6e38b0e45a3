import Foundation

/// Stand-in.
@MainActor
open class UIAction: NSObject {
  public typealias Handler = @MainActor (UIAction) -> Void

  public let handler: Handler

  public init(handler: @escaping Handler) {
    self.handler = handler
  }
}

#if !os(tvOS)
  extension UIRefreshControl {
    /// The action is kept for tests, which pull by calling it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      StandInActions.primary[ObjectIdentifier(self)] = primaryAction
    }
  }

  /// The primary actions of controls.
  @MainActor
  public enum StandInActions {
    public static var primary: [ObjectIdentifier: UIAction] = [:]
  }
#endif
