/// Finds an icon of the desktop's theme for the name of a system symbol.
package enum SystemImageNames {
  /// An icon of the theme, and the symbol that it stands in for.
  package struct Icon: Hashable, Sendable {
    package var symbol: String

    /// The icon's name in the theme, with its suffix `-symbolic`.
    package var name: String
  }

  package static let missingIcon: String = "image-missing-symbolic"

  /// The icon for an SF Symbols name. Names with no icon get the theme's "missing image" and are
  /// reported once.
  package static func icon(for symbol: String) -> Icon {
    if let name = candidates(for: symbol).lazy.compactMap({ icons[$0] }).first {
      return Icon(symbol: symbol, name: name + "-symbolic")
    }
    if symbol.hasSuffix("-symbolic") {
      return Icon(symbol: symbol, name: symbol)
    }
    Diagnostics.reportOnce(
      """
      No icon is known for the system image "\(symbol)". See docs/system-images.md for the names \
      that have one.
      """)
    return Icon(symbol: symbol, name: missingIcon)
  }

  /// The name and what is left of it without variants: `star.circle.fill`, `star.circle`, `star`.
  private static func candidates(for symbol: String) -> [String] {
    var parts = symbol.split(separator: ".")
    var result = [symbol]
    while parts.count > 1, let last = parts.last, variants.contains(last) {
      parts.removeLast()
      result.append(parts.joined(separator: "."))
    }
    if let badge = parts.firstIndex(of: "badge"), badge > 0 {
      result.append(parts[..<badge].joined(separator: "."))
      result.append(parts[..<badge].filter { $0 != "fill" }.joined(separator: "."))
    }
    // A filled symbol may be written with its fill in the middle: "speaker.fill", "bell.fill.slash".
    result.append(parts.filter { $0 != "fill" }.joined(separator: "."))
    return result
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]
}
