private enum PresentationHandlerKey: EnvironmentKey {
  static let defaultValue: PresentationHandler? = nil
}
private enum WindowHandlerKey: EnvironmentKey {
  static let defaultValue: PresentationHandler? = nil
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}
private enum SystemURLOpenerKey: EnvironmentKey {
  static let defaultValue: SystemURLOpener? = nil
}
private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase = .background
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in; nil outside of one. Set by whoever presents.
  package var presentationHandler: PresentationHandler? {
    get { self[PresentationHandlerKey.self] }
    set { self[PresentationHandlerKey.self] = newValue }
  }

  /// Closes the window that the view is in. Set by the launcher.
  package var windowHandler: PresentationHandler? {
    get { self[WindowHandlerKey.self] }
    set { self[WindowHandlerKey.self] = newValue }
  }

  /// Dismisses the presentation that the view is in, or else closes its window.
  public var dismiss: DismissAction { DismissAction(presentationHandler ?? windowHandler) }

  /// Whether the view is in a presentation that can be dismissed.
  public var isPresented: Bool { presentationHandler != nil }

  /// A binding to the presentation that the view is in. Prefer ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let handler: PresentationHandler? = presentationHandler
    let mode = PresentationMode(isPresented: handler != nil, handler: handler)
    return Binding(location: ConstantLocation(mode))
  }

  /// Opens URLs. The desktop opens them unless the app sets an action of its own.
  public var openURL: OpenURLAction {
    get {
      var action: OpenURLAction = self[OpenURLKey.self] ?? OpenURLAction(system: nil)
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

  /// The phase of the view's scene; in an `App`'s body that of all scenes together.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
