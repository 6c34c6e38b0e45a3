private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
