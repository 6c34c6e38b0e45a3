#if GTK
  import CGTK
  import GTK

  /// Starts GTK for tests, with animations off so that pictures and positions are final at once.
  public func startGTK() throws {
    guard !MainLoop.isInitialized else { return }
    try MainLoop.initialize()
    Settings.default?.gtkEnableAnimations = false
  }
#endif
