/// Whether the user wants heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

private enum LegibilityWeightKey: ConstantEnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
  /// The weight of text that the user prefers; nil where the desktop does not say.
  ///
  /// Kept as a value on Linux: nothing sets it yet.
  public var legibilityWeight: LegibilityWeight? {
    get { self[constant: LegibilityWeightKey.self] }
    set { self[constant: LegibilityWeightKey.self] = newValue }
  }
}
