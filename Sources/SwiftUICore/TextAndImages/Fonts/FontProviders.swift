import Foundation

/// What a ``Font`` is made of: a value that can tell which font it is.
package protocol FontProvider: Hashable, Sendable {
  func resolve() -> ResolvedFont
  /// Whether the font grows and shrinks with the text size that the user prefers.
  var followsTextSize: Bool { get }
}

extension FontProvider {
  package var followsTextSize: Bool { false }
}

/// The reference that ``Font`` holds; immutable, which makes sharing it between threads safe.
package class AnyFontBox: @unchecked Sendable {
  package func isEqual(to other: AnyFontBox) -> Bool { self === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  package func resolve() -> ResolvedFont { ResolvedFont(textStyle: .body) }
  package var followsTextSize: Bool { true }
}

package final class FontBox<Base: FontProvider>: AnyFontBox, @unchecked Sendable {
  package let base: Base

  package init(base: Base) { self.base = base }

  package override func isEqual(to other: AnyFontBox) -> Bool {
    guard let other = other as? FontBox<Base> else { return false }
    return base == other.base
  }

  package override func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  package override func resolve() -> ResolvedFont { base.resolve() }

  package override var followsTextSize: Bool { base.followsTextSize }
}

/// The system font in the size of a text style.
package struct TextStyleProvider: FontProvider {
  package var style: Font.TextStyle
  package var design: Font.Design?
  package var weight: Font.Weight?

  package func resolve() -> ResolvedFont {
    var font = ResolvedFont(textStyle: style)
    font.design = design ?? font.design
    font.weight = weight ?? font.weight
    return font
  }

  package var followsTextSize: Bool { true }
}

/// The system font in a given size.
package struct SystemProvider: FontProvider {
  package var size: CGFloat
  package var weight: Font.Weight?
  package var design: Font.Design?

  package func resolve() -> ResolvedFont {
    ResolvedFont(size: size, weight: weight ?? .regular, design: design ?? .default)
  }
}

/// A font of a given family. Without a text style, its size is fixed.
package struct NamedProvider: FontProvider {
  package var name: String
  package var size: CGFloat
  package var textStyle: Font.TextStyle?

  package func resolve() -> ResolvedFont { ResolvedFont(family: name, size: size) }

  package var followsTextSize: Bool { textStyle != nil }
}

/// Another font with one thing changed.
package struct ModifierProvider: FontProvider {
  package var base: Font
  package var modifier: Font.Modifier

  package func resolve() -> ResolvedFont {
    var font = base.resolve()
    modifier.apply(to: &font)
    return font
  }

  package var followsTextSize: Bool { base.provider.followsTextSize }
}
