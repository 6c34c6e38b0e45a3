/// Variants of a symbol, such as filled or inside of a circle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable, Sendable {
    case circle
    case square
    case rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled: Bool = false
  private var isSlashed: Bool = false

  public static let none: SymbolVariants = SymbolVariants()
  public static let circle: SymbolVariants = SymbolVariants(enclosure: .circle)
  public static let square: SymbolVariants = SymbolVariants(enclosure: .square)
  public static let rectangle: SymbolVariants = SymbolVariants(enclosure: .rectangle)
  public static let fill: SymbolVariants = SymbolVariants(isFilled: true)
  public static let slash: SymbolVariants = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { with(enclosure: .circle) }
  public var square: SymbolVariants { with(enclosure: .square) }
  public var rectangle: SymbolVariants { with(enclosure: .rectangle) }

  public var fill: SymbolVariants {
    var result = self
    result.isFilled = true
    return result
  }

  public var slash: SymbolVariants {
    var result = self
    result.isSlashed = true
    return result
  }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  /// The name of a symbol with these variants added, in the order that SF Symbols uses.
  package func name(for symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let enclosure, !parts.contains(enclosure.rawValue) { parts.append(enclosure.rawValue) }
    if wasFilled || isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  private func with(enclosure: Enclosure) -> SymbolVariants {
    var result = self
    result.enclosure = enclosure
    return result
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue: SymbolVariants = .none
}

extension EnvironmentValues {
  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds variants, such as filled ones, to those that the symbols in this view are shown in; `.none` goes back to
  /// the plain ones.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none }
      if variant.contains(.circle) { variants = variants.circle }
      if variant.contains(.square) { variants = variants.square }
      if variant.contains(.rectangle) { variants = variants.rectangle }
      if variant.contains(.fill) { variants = variants.fill }
      if variant.contains(.slash) { variants = variants.slash }
    }
  }
}
