import Foundation
import Synchronization

/// Names the API that a program uses and that nothing on Linux acts on yet.
///
/// Linux's own; there is no such type on Apple's systems. Off by default. With
/// `SWIFTUI_DIAGNOSTICS=1` in the environment when the process starts, each such API is one line on
/// standard error, when it is used for the first time; with a ``handler``, its name is handed to it.
public enum SwiftUIDiagnostics {
  private struct Names {
    var handler: (@Sendable (String) -> Void)?
    var named: Set<String> = []
  }

  private static let state = Mutex(Names())
  private static let prints = isAskedFor(in: ProcessInfo.processInfo.environment)
  private static let isOn = Atomic<Bool>(prints)

  /// Gets the name of each API, such as `menuOrder(_:)`, with its first use after the handler was
  /// set; of an argument that is ignored, such as `options of addFilter(_:options:)`, where it asks
  /// for something.
  ///
  /// Called on any thread, and in the middle of a view update: change no view state in it.
  public static var handler: (@Sendable (String) -> Void)? {
    get { state.withLock { $0.handler } }
    set {
      state.withLock { $0 = Names(handler: newValue) }
      isOn.store(prints || newValue != nil, ordering: .relaxed)
    }
  }

  /// Whether the variables of an environment ask for lines on standard error.
  static func isAskedFor(in environment: [String: String]) -> Bool {
    environment["SWIFTUI_DIAGNOSTICS"] == "1"
  }

  /// Names an API that is only kept as a value: the function or property that calls this, unless
  /// another one is given.
  package static func keepsAsValue(_ api: StaticString = #function) {
    guard isOn.load(ordering: .relaxed) else { return }
    name("\(api)", "is kept as a value on Linux: nothing acts on it yet.")
  }

  /// Names an argument that nothing acts on, where the rest of the function or initializer that
  /// calls this works.
  /// - Parameter isMeant: Whether its value asks for anything that is not done anyway.
  package static func ignores(
    _ argument: StaticString, if isMeant: Bool, of api: StaticString = #function
  ) {
    guard isMeant, isOn.load(ordering: .relaxed) else { return }
    name("\(argument) of \(api)", "is ignored on Linux: nothing acts on it yet.")
  }

  private static func name(_ name: String, _ problem: String) {
    let (isNew, handler) = state.withLock { ($0.named.insert(name).inserted, $0.handler) }
    guard isNew else { return }
    if prints { Diagnostics.report("\(name) \(problem)") }
    handler?(name)
  }
}
