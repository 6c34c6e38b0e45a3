import Foundation

extension Font {
  /// A change to a font.
  package enum Modifier: Hashable, Sendable {
    case italic
    case bold
    case weight(Font.Weight)
    case width(Font.Width)
    case monospaced
    case monospacedDigit
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case leading(Font.Leading)

    func apply(to font: inout ResolvedFont) {
      switch self {
      case .italic: font.isItalic = true
      case .bold: font.weight = .bold
      case .weight(let weight): font.weight = weight
      case .width(let width): font.width = width
      case .monospaced: font.design = .monospaced
      case .monospacedDigit: font.hasMonospacedDigits = true
      case .lowercaseSmallCaps: font.hasLowercaseSmallCaps = true
      case .uppercaseSmallCaps: font.hasUppercaseSmallCaps = true
      case .leading(let leading): font.leading = leading
      }
    }
  }
}

extension Font {
  public func italic() -> Font { modified(by: .italic) }
  public func bold() -> Font { modified(by: .bold) }
  public func weight(_ weight: Weight) -> Font { modified(by: .weight(weight)) }
  public func width(_ width: Width) -> Font { modified(by: .width(width)) }
  public func leading(_ leading: Leading) -> Font { modified(by: .leading(leading)) }

  /// The monospaced design of this font's family.
  public func monospaced() -> Font { modified(by: .monospaced) }

  /// The font with digits of equal width, other characters as they are.
  public func monospacedDigit() -> Font { modified(by: .monospacedDigit) }

  /// The font with small capitals for both lower and upper case letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  public func lowercaseSmallCaps() -> Font { modified(by: .lowercaseSmallCaps) }
  public func uppercaseSmallCaps() -> Font { modified(by: .uppercaseSmallCaps) }

  private func modified(by modifier: Modifier) -> Font {
    Font(provider: ModifierProvider(base: self, modifier: modifier))
  }
}
