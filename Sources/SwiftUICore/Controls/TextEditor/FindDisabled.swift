private enum FindDisabledKey: ValueEnvironmentKey {
  static let defaultValue = false
}

private enum ReplaceDisabledKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var isFindDisabled: Bool {
    get { self[kept: FindDisabledKey.self, api: "findDisabled(_:)"] }
    set { self[kept: FindDisabledKey.self, api: "findDisabled(_:)"] = newValue }
  }

  package var isReplaceDisabled: Bool {
    get { self[kept: ReplaceDisabledKey.self, api: "replaceDisabled(_:)"] }
    set { self[kept: ReplaceDisabledKey.self, api: "replaceDisabled(_:)"] = newValue }
  }
}

extension View {
  /// Keeps text editors from offering a search in their text.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Keeps text editors from offering to replace text.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}
