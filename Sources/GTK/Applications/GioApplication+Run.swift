#if GTK
import CGTK

extension GioApplication {
  /// Runs the application until its last window closes or `quit()`: `onActivate` is called in the
  /// first process of this identifier.
  /// - Parameter arguments: The command line, the program's name first.
  /// - Returns: The exit status for the process.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int {
    MainLoop.timersMayHaveChanged()
    let owned = arguments.map { g_strdup($0) }
    defer { owned.forEach { g_free($0) } }
    // GLib rearranges the array.
    var argv = owned + [nil]
    return Int(g_application_run(gioApplicationPointer, gint(owned.count), &argv))
  }

  /// Registers the application, as `run(_:)` does first.
  public func register() throws {
    var error: UnsafeMutablePointer<GError>?
    guard g_application_register(gioApplicationPointer, nil, &error) != 0 else {
      throw GLibError(taking: error)
    }
  }
}
#endif
