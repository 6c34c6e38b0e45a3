import SwiftUI

extension Font {
  /// The size that the font was made with, in points.
  ///
  /// - Throws: `attributeNotFound` for fonts of a text style.
  @MainActor @preconcurrency
  public func size() throws -> CGFloat { try attribute(.fontSize, "size") }

  /// Whether the font keeps its size when users choose a larger text size.
  @MainActor @preconcurrency
  public func isFixedSize() -> Bool {
    guard let provider = try? provider(),
      Inspector.typeName(value: provider) == "NamedProvider"
    else { return false }
    return (try? style()) == nil
  }

  /// The name of the font's family, or of the font.
  @MainActor @preconcurrency
  public func name() throws -> String { try attribute(.fontName, "name") }

  @MainActor @preconcurrency
  public func weight() throws -> Font.Weight {
    try attribute(.fontWeight, "weight", inSystemFonts: .regular)
  }

  @MainActor @preconcurrency
  public func design() throws -> Font.Design {
    try attribute(.fontDesign, "design", inSystemFonts: .default)
  }

  /// The text style that the font is of, or grows with.
  @MainActor @preconcurrency
  public func style() throws -> Font.TextStyle { try attribute(.fontStyle, "style") }
}

extension Font {
  /// What the font is made of, without what was applied to it.
  @MainActor private func provider() throws -> Any {
    let provider = try Inspector.attribute(.fontProvider, of: self)
    guard let base = try? Inspector.attribute(.fontBase, of: provider, type: Font.self) else {
      return provider
    }
    return try base.provider()
  }

  @MainActor private func attribute<T>(
    _ row: Structure, _ label: String, inSystemFonts standard: T? = nil
  ) throws -> T {
    let provider = try provider()
    if let value = try? Inspector.attribute(row, of: provider, type: T.self) { return value }
    // New releases leave out what was not asked for.
    if let standard, Inspector.typeName(value: provider) == "SystemProvider" { return standard }
    throw InspectionError.attributeNotFound(label: label, type: "Font")
  }
}
