/// Opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Mail") { openWindow(id: "mail") }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction {
  package var manager: (any WindowManager)?

  nonisolated package init(_ manager: (any WindowManager)?) { self.manager = manager }

  /// Opens a window of the scene with that identifier, or brings the one of a `Window` to the front.
  @MainActor @preconcurrency public func callAsFunction(id: String) { open(id, nil) }

  /// Opens a window, of the group for values of that type, that presents `value`; or brings the one that does to
  /// the front.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(nil, AnyHashable(value))
  }

  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D
  ) { open(id, AnyHashable(value)) }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let manager else {
      Diagnostics.report("No window is opened: the view is not in a window of an app.")
      return
    }
    manager.openWindow(id: id, value: value)
  }
}

/// Closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  package var manager: (any WindowManager)?

  nonisolated package init(_ manager: (any WindowManager)?) { self.manager = manager }

  /// Closes the window that the view is in.
  @MainActor @preconcurrency public func callAsFunction() {
    manager?.dismissWindow(id: nil, value: nil)
  }

  /// Closes the windows of the scene with that identifier.
  @MainActor @preconcurrency public func callAsFunction(id: String) {
    manager?.dismissWindow(id: id, value: nil)
  }

  /// Closes the window that presents `value`.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    manager?.dismissWindow(id: nil, value: AnyHashable(value))
  }

  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D
  ) { manager?.dismissWindow(id: id, value: AnyHashable(value)) }
}

/// Opens and closes windows for the views in one of them. Set by the launcher in the environment of each window.
@MainActor
package protocol WindowManager: AnyObject, Sendable {
  /// Either of the two is given, or both.
  func openWindow(id: String?, value: AnyHashable?)
  /// Closes the window itself if neither is given.
  func dismissWindow(id: String?, value: AnyHashable?)
}

private enum WindowManagerKey: EnvironmentKey {
  static let defaultValue: (any WindowManager)? = nil
}

extension EnvironmentValues {
  package var windowManager: (any WindowManager)? {
    get { self[WindowManagerKey.self] }
    set { self[WindowManagerKey.self] = newValue }
  }

  /// Opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowManager) }

  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowManager) }
}
