private struct FocusEffectDisabledKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views that have the focus show it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var isFocusEffectEnabled: Bool {
    get { !self[kept: FocusEffectDisabledKey.self] }
    set { self[kept: FocusEffectDisabledKey.self] = !newValue }
  }
}

extension View {
  /// Keeps views that have the focus from showing it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
