extension Image {
  /// The size of a symbol compared with the text beside it.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue: Image.Scale = .medium
}

extension EnvironmentValues {
  /// The size of symbols compared with the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the symbols in this view compared with the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
