/// Whether a scene is shown and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, and another has the keyboard.
  case inactive
  /// The scene is visible and has the keyboard.
  case active
}
