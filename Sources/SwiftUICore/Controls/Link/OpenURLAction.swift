import Foundation

/// Opens a URL: by a handler of the app's or by the desktop.
///
/// ```swift
/// ContentView()
///   .environment(\.openURL, OpenURLAction { url in
///     url.scheme == "myapp" ? .handled : .systemAction
///   })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    package enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }
    package let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    /// The handler did not open it, and nobody else shall.
    public static let discarded = Result(outcome: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The desktop shall open another URL in its place.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  // A reference, so that copies of an action are the same bytes.
  private nonisolated let box: Box
  package var systemOpener: SystemURLOpener?

  // Its handler is called on the main actor only.
  private final class Box: @unchecked Sendable {
    let handler: (URL) -> Result
    init(_ handler: @escaping (URL) -> Result) { self.handler = handler }
  }

  /// - Parameter handler: called on the main actor for each URL that is opened in the view.
  nonisolated public init(handler: @escaping (URL) -> Result) { box = Box(handler) }

  nonisolated package init(system: SystemURLOpener?) {
    self.init { _ in .systemAction }
    systemOpener = system
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// - Parameter completion: called on the main actor with whether the URL was opened.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch box.handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): open(other ?? url, completion)
    }
  }

  private func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    guard let systemOpener else {
      Diagnostics.report("\(url) is not opened: no desktop can be asked to open it here.")
      completion(false)
      return
    }
    systemOpener.open(url, completion)
  }
}

/// Asks the desktop to open a URL. Set by the launcher in the root environment.
@MainActor
package final class SystemURLOpener {
  package let open: @MainActor (URL, @escaping (Bool) -> Void) -> Void

  package init(_ open: @escaping @MainActor (URL, @escaping (Bool) -> Void) -> Void) {
    self.open = open
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

private enum SystemURLOpenerKey: EnvironmentKey {
  static let defaultValue: SystemURLOpener? = nil
}

extension EnvironmentValues {
  /// Opens URLs. The desktop opens them unless the app sets an action of its own.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction(system: nil)
      action.systemOpener = systemURLOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Asks the desktop to open a URL. Set by the launcher.
  package var systemURLOpener: SystemURLOpener? {
    get { self[SystemURLOpenerKey.self] }
    set { self[SystemURLOpenerKey.self] = newValue }
  }
}
