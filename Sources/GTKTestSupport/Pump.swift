#if GTK
import CGTK
import GTK
import Testing

/// Handles GTK's events and runs main-actor jobs until `condition` holds or `deadline` has passed.
///
/// Call it from tests that are `async` and on the main actor, after `startGTK()`.
/// - Returns: Whether the condition came to hold.
@discardableResult
public func pump(
  deadline: Duration = .seconds(30), until condition: @MainActor () -> Bool
) async -> Bool {
  let end: ContinuousClock.Instant = .now + deadline
  while !condition() {
    guard ContinuousClock.now < end else { return condition() }
    // Jobs of the main actor do not wake GLib in a test runner, so do not wait for events long.
    if !MainLoop.iterate() {
      waitForEvents(milliseconds: 2)
    }
    await Task.yield()
  }
  return true
}

/// Handles what is ready now, and what that makes ready, until nothing is: an issue where that goes on.
public func pumpUntilIdle() async {
  for _ in 0..<1_000 {
    let handled = MainLoop.iterate()
    await Task.yield()
    if !handled, !MainLoop.iterate() { return }
  }
  Issue.record("GTK still has something to do after 1,000 rounds of its loop.")
}

private func waitForEvents(milliseconds: guint) {
  let source = g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, { _ in 1 }, nil, nil)
  MainLoop.iterate(mayBlock: true)
  g_source_remove(source)
}
#endif
