private enum AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityDifferentiateKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityVoiceOverKey: EnvironmentKey {
  static let defaultValue = false
}
private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static let defaultValue = false
}
private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
  /// Whether an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the desktop's animations are off.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  public package(set) var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateKey.self] }
    set { self[AccessibilityDifferentiateKey.self] = newValue }
  }

  public package(set) var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether a screen reader speaks what is shown.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverKey.self] }
    set { self[AccessibilityVoiceOverKey.self] = newValue }
  }

  public package(set) var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// The weight of text that the user prefers; nil where the desktop does not say.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
