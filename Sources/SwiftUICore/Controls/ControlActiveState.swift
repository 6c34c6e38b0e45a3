/// Whether controls look as in a window that has the keyboard.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key
  case active
  case inactive
}

private enum ControlActiveStateKey: ConstantEnvironmentKey {
  static let defaultValue: ControlActiveState = .key
}

private enum AppearsActiveKey: ConstantEnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// How controls look for the state of their window.
  ///
  /// Kept as a value on Linux: nothing sets it yet.
  public var controlActiveState: ControlActiveState {
    get { self[constant: ControlActiveStateKey.self] }
    set { self[constant: ControlActiveStateKey.self] = newValue }
  }

  /// Whether views look as in a window that has the keyboard.
  ///
  /// Kept as a value on Linux: nothing sets it yet.
  public var appearsActive: Bool {
    get { self[constant: AppearsActiveKey.self] }
    set { self[constant: AppearsActiveKey.self] = newValue }
  }
}
