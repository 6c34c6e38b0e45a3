private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// As ``autocorrectionDisabled``, under its older name.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// As ``autocorrectionDisabled(_:)``, under its older name; nil for the default.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}
