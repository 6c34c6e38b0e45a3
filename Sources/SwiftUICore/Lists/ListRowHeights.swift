import Foundation

private enum DefaultMinListRowHeightKey: ValueEnvironmentKey {
  static let defaultValue: CGFloat = 24
}

private enum DefaultMinListHeaderHeightKey: ValueEnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The least height of a row in a list, in points.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var defaultMinListRowHeight: CGFloat {
    get { self[kept: DefaultMinListRowHeightKey.self] }
    set { self[kept: DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points; nil for the list's own.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[kept: DefaultMinListHeaderHeightKey.self] }
    set { self[kept: DefaultMinListHeaderHeightKey.self] = newValue }
  }
}
