/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical
    case palette
  }

  private var storage: Storage

  public static let monochrome: SymbolRenderingMode = SymbolRenderingMode(storage: .monochrome)
  public static let multicolor: SymbolRenderingMode = SymbolRenderingMode(storage: .multicolor)
  public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode(storage: .hierarchical)
  public static let palette: SymbolRenderingMode = SymbolRenderingMode(storage: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the layers of symbols are colored; `nil` leaves it to the symbol.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set {
      SwiftUIDiagnostics.keepsAsValue()
      self[SymbolRenderingModeKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how the layers of symbols in this view are colored; nil leaves it to the symbol.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
