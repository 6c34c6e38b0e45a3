extension EnvironmentValues {
  /// The size of symbols compared with the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; `nil` leaves it to the symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue: Image.Scale = .medium
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension View {
  /// Sets the size of the symbols in this view compared with the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how the layers of symbols in this view are coloured; nil leaves it to the symbol.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
