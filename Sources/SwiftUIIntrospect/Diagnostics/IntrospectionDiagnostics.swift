#if !os(watchOS)
import Foundation

/// Tells why the closure of an `introspect` is not called.
///
/// Off by default. With `SWIFTUI_INTROSPECT_DIAGNOSTICS=1` in the environment when the process
/// starts, each miss is one line on standard error; with a ``handler``, each is handed to it.
@MainActor
public enum IntrospectionDiagnostics {
  /// Gets each miss: once for each `introspect` in the view tree and each kind of reason.
  ///
  /// Called in the middle of a view update: change no view state in it.
  public static var handler: (@MainActor (IntrospectionMiss) -> Void)?

  static var isOn: Bool { prints || handler != nil }

  static func report(_ miss: IntrospectionMiss) {
    if prints {
      FileHandle.standardError.write(Data("SwiftUIIntrospect: \(miss)\n".utf8))
    }
    handler?(miss)
  }

  private static let prints = isAskedFor(in: ProcessInfo.processInfo.environment)

  /// Whether the variables of an environment ask for lines on standard error.
  static func isAskedFor(in environment: [String: String]) -> Bool {
    environment["SWIFTUI_INTROSPECT_DIAGNOSTICS"] == "1"
  }
}
#endif
