#if GTK
import CGTK

/// GTK's main loop, which is the main actor's as well.
///
/// ```swift
/// try MainLoop.initialize()
/// let window = Window()
/// window.child = Button(label: "Quit")
/// window.onCloseRequest { MainLoop.quit(); return false }
/// window.present()
/// MainLoop.run()
/// ```
public enum MainLoop {
  /// Why GTK cannot be used.
  public enum StartError: Error, CustomStringConvertible {
    /// Neither a Wayland nor an X11 display could be opened.
    case noDisplay

    public var description: String {
      switch self {
      case .noDisplay:
        "GTK cannot open a display: set DISPLAY or WAYLAND_DISPLAY, or use a virtual display"
      }
    }
  }

  /// Whether `initialize()` has succeeded.
  public private(set) static var isInitialized = false

  private static var running: [OpaquePointer] = []

  /// Starts GTK and libadwaita and joins the main actor to GLib's loop. Once is enough; more often
  /// does nothing.
  ///
  /// Call it on the main actor before the first widget is made. The thread is remembered: debug
  /// builds trap when GTK is used on another one.
  public static func initialize() throws(StartError) {
    guard !isInitialized else { return }
    guard gtk_init_check() != 0 else { throw .noDisplay }
    adw_init()
    ThreadGuard.recordCurrentThread()
    MainQueueBridge.install()
    isInitialized = true
  }

  /// Handles events until `quit()`. Calls may be nested; each `quit()` ends the innermost one.
  public static func run() {
    timersMayHaveChanged()
    let loop = g_main_loop_new(nil, 0)
    guard let loop else { return }
    running.append(loop)
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
  }

  /// Ends the innermost `run()`, once the handler that calls this has returned.
  public static func quit() {
    guard let loop = running.popLast() else { return }
    g_main_loop_quit(loop)
  }

  /// Handles what is ready, at most one round of it.
  /// - Parameter mayBlock: Whether to wait until something is.
  /// - Returns: Whether anything was handled.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Tells the loop that a Foundation timer may have been added to the main run loop, which
  /// nothing announces. Signal handlers, `onNextTurn` and main-actor jobs do it by themselves;
  /// only code that GLib calls in other ways has to.
  public static func timersMayHaveChanged() {
    RunLoopTimers.mayHaveChanged()
  }
}
#endif
