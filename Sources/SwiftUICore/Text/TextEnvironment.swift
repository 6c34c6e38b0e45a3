extension EnvironmentValues {
  /// The font of text that sets none; the body font if `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}
