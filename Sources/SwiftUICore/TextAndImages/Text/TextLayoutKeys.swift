import Foundation

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize = .large
}
private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

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
