extension EnvironmentValues {
  /// The size of symbols compared with the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
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

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue: SymbolVariants = .none
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
