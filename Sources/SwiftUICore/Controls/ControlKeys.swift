import Foundation

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}
private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}
private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue: ControlSize = .regular
}
private enum ControlActiveStateKey: ConstantEnvironmentKey {
  static let defaultValue: ControlActiveState = .key
}
private enum AppearsActiveKey: ConstantEnvironmentKey {
  static let defaultValue = true
}
private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}
private enum HeaderProminenceKey: ValueEnvironmentKey {
  static let defaultValue: Prominence = .standard
}
private enum DefaultMinListRowHeightKey: ValueEnvironmentKey {
  static let defaultValue: CGFloat = 24
}
private enum DefaultMinListHeaderHeightKey: ValueEnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// Whether controls respond to the user. `disabled(_:)` sets it; below a disabled view it stays false.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the nearest enclosing view that can take the keyboard focus has it.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How controls look for the state of their window.
  public var controlActiveState: ControlActiveState {
    get { self[constant: ControlActiveStateKey.self] }
    set { self[constant: ControlActiveStateKey.self] = newValue }
  }

  /// Whether views look as in a window that has the keyboard.
  public var appearsActive: Bool {
    get { self[constant: AppearsActiveKey.self] }
    set { self[constant: AppearsActiveKey.self] = newValue }
  }

  /// Whether controls show their labels, as set by `labelsVisibility(_:)` or `labelsHidden()`.
  public package(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[kept: HeaderProminenceKey.self] }
    set { self[kept: HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[kept: DefaultMinListRowHeightKey.self] }
    set { self[kept: DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points; nil for the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[kept: DefaultMinListHeaderHeightKey.self] }
    set { self[kept: DefaultMinListHeaderHeightKey.self] = newValue }
  }
}
