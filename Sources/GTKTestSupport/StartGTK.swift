#if GTK
import CGTK
import GTK

/// Starts GTK for tests: with animations off, so that pictures and positions are final at once,
/// with its warnings recorded (`LogRecorder`), and with accessibility that needs no bus and that
/// `gtk_test_accessible_…` can ask.
public func startGTK() throws {
  LogRecorder.install
  guard !MainLoop.isInitialized else { return }
  g_setenv("GTK_A11Y", "test", 1)
  try MainLoop.initialize()
  Settings.default?.gtkEnableAnimations = false
}
#endif
