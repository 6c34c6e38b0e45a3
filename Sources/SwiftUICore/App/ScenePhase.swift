/// Whether a scene is shown and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, and another has the keyboard.
  case inactive
  /// The scene is visible and has the keyboard.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase = .background
}

extension EnvironmentValues {
  /// The phase of the view's scene; in an `App`'s body that of all scenes together.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
