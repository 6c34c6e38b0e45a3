#if GTK
import CGTK

/// Remembers the thread that GTK was initialized on; debug builds trap when another one uses it.
///
/// The compiler keeps callers on the main actor, but only the host decides which thread that is:
/// GTK breaks in ways that are hard to trace back when it changes.
enum ThreadGuard {
  private static var owner: pthread_t?

  /// In a process that called `dispatchMain()`, as test runners do, the main actor has no thread of
  /// its own: there only being on the main actor can be asked for.
  static func recordCurrentThread() {
    owner = swiftui_is_initial_thread() != 0 ? pthread_self() : nil
  }

  static func check() {
    assert(isOwner, "GTK is used off the thread that MainLoop.initialize() was called on")
  }

  private static var isOwner: Bool {
    guard let owner else {
      MainActor.assertIsolated("GTK is used off the main actor")
      return true
    }
    return pthread_equal(owner, pthread_self()) != 0
  }
}
#endif
