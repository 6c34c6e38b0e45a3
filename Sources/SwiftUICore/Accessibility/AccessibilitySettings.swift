private enum AccessibilityEnabledKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityReduceTransparencyKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityDifferentiateKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityInvertColorsKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityVoiceOverKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

private enum AccessibilityShowButtonShapesKey: ConstantEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether an assistive technology is in use.
  ///
  /// Kept as a value on Linux: nothing sets it yet.
  public var accessibilityEnabled: Bool {
    get { self[constant: AccessibilityEnabledKey.self] }
    set { self[constant: AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the desktop's animations are off.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Kept as a value on Linux: nothing sets it yet.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { self[constant: AccessibilityReduceTransparencyKey.self] }
    set { self[constant: AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Kept as a value on Linux: nothing sets it yet.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[constant: AccessibilityDifferentiateKey.self] }
    set { self[constant: AccessibilityDifferentiateKey.self] = newValue }
  }

  /// Kept as a value on Linux: nothing sets it yet.
  public package(set) var accessibilityInvertColors: Bool {
    get { self[constant: AccessibilityInvertColorsKey.self] }
    set { self[constant: AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether a screen reader speaks what is shown.
  ///
  /// Kept as a value on Linux: nothing sets it yet.
  public package(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[constant: AccessibilityVoiceOverKey.self] }
    set { self[constant: AccessibilityVoiceOverKey.self] = newValue }
  }

  /// Kept as a value on Linux: nothing sets it yet.
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { self[constant: AccessibilityShowButtonShapesKey.self] }
    set { self[constant: AccessibilityShowButtonShapesKey.self] = newValue }
  }
}
