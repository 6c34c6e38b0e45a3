import Foundation

extension Text {
  /// The color of the text; `nil` leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { modified(by: .color(color)) }

  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    modified(by: TextForegroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// The font of the text; `nil` leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { modified(by: .font(font)) }

  /// The weight of the text; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(by: .weight(weight)) }

  /// The width of the characters; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    modified(by: TextWidthModifier(width: width))
  }

  /// The design of the characters; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    modified(by: TextDesignModifier(design: design))
  }

  public func bold() -> Text { modified(by: BoldTextModifier(isActive: true)) }

  public func bold(_ isActive: Bool) -> Text { modified(by: BoldTextModifier(isActive: isActive)) }

  public func italic() -> Text { modified(by: .italic) }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text {
    modified(by: MonospacedTextModifier(isActive: isActive))
  }

  /// Digits of equal width, other characters as they are.
  public func monospacedDigit() -> Text { modified(by: MonospacedDigitTextModifier()) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let line = LineStyle(active: isActive, pattern: pattern, color: color)
    return modified(by: StrikethroughTextModifier(lineStyle: line))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let line = LineStyle(active: isActive, pattern: pattern, color: color)
    return modified(by: UnderlineTextModifier(lineStyle: line))
  }

  /// Adds space between characters, in points; ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> Text {
    modified(by: .kerning(LayoutInput.textLength(kerning, "kerning")))
  }

  /// Adds space after each character, in points, breaking up ligatures. Overrides kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    modified(by: .tracking(LayoutInput.textLength(tracking, "tracking")))
  }

  /// Moves the text up from its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(by: .baseline(LayoutInput.textLength(baselineOffset, "baselineOffset")))
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(by: TextScaleModifier(scale: scale)) : self
  }
}
