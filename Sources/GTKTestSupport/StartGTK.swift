#if GTK
  import CGTK
  import GTK

  /// Starts GTK for tests, with animations off so that pictures and positions are final at once, and
  /// records its warnings (`LogRecorder`).
  public func startGTK() throws {
    LogRecorder.install
    guard !MainLoop.isInitialized else { return }
    try MainLoop.initialize()
    Settings.default?.gtkEnableAnimations = false
  }
#endif
