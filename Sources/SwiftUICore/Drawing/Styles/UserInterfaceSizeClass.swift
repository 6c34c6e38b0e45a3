/// Whether there is much or little room in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

private enum HorizontalSizeClassKey: ValueEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum VerticalSizeClassKey: ValueEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
  /// Always regular on Linux unless set, as on a Mac.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[kept: HorizontalSizeClassKey.self] }
    set { self[kept: HorizontalSizeClassKey.self] = newValue }
  }

  /// Always regular on Linux unless set, as on a Mac.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[kept: VerticalSizeClassKey.self] }
    set { self[kept: VerticalSizeClassKey.self] = newValue }
  }
}
