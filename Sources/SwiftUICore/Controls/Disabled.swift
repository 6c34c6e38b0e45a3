private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls respond to the user. `disabled(_:)` sets it; below a disabled view it stays false.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Makes the controls in this view not respond to the user. A view in a disabled one is disabled, whatever it
  /// says itself.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
  }
}
