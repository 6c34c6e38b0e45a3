import Foundation

/// A change to a text's looks that has no case of its own. Immutable, which makes sharing it
/// between threads safe.
package class AnyTextModifier: Equatable, @unchecked Sendable {
  func modify(_ style: inout TextStyle) {}
  func isEqual(to other: AnyTextModifier) -> Bool { self === other }

  package static func == (lhs: AnyTextModifier, rhs: AnyTextModifier) -> Bool {
    lhs === rhs || lhs.isEqual(to: rhs)
  }
}

package final class BoldTextModifier: AnyTextModifier, @unchecked Sendable {
  package let isActive: Bool

  init(isActive: Bool) { self.isActive = isActive }

  override func modify(_ style: inout TextStyle) { style.isBold = isActive }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    (other as? BoldTextModifier)?.isActive == isActive
  }
}

package final class UnderlineTextModifier: AnyTextModifier, @unchecked Sendable {
  package let lineStyle: Text.LineStyle?

  init(lineStyle: Text.LineStyle?) { self.lineStyle = lineStyle }

  override func modify(_ style: inout TextStyle) { style.underline = lineStyle }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    guard let other = other as? UnderlineTextModifier else { return false }
    return other.lineStyle == lineStyle
  }
}

package final class StrikethroughTextModifier: AnyTextModifier, @unchecked Sendable {
  package let lineStyle: Text.LineStyle?

  init(lineStyle: Text.LineStyle?) { self.lineStyle = lineStyle }

  override func modify(_ style: inout TextStyle) { style.strikethrough = lineStyle }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    guard let other = other as? StrikethroughTextModifier else { return false }
    return other.lineStyle == lineStyle
  }
}

package final class MonospacedTextModifier: AnyTextModifier, @unchecked Sendable {
  package let isActive: Bool

  init(isActive: Bool) { self.isActive = isActive }

  override func modify(_ style: inout TextStyle) { style.isMonospaced = isActive }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    (other as? MonospacedTextModifier)?.isActive == isActive
  }
}

package final class MonospacedDigitTextModifier: AnyTextModifier, @unchecked Sendable {
  override func modify(_ style: inout TextStyle) { style.hasMonospacedDigits = true }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    other is MonospacedDigitTextModifier
  }
}

package final class TextDesignModifier: AnyTextModifier, @unchecked Sendable {
  package let design: Font.Design?

  init(design: Font.Design?) { self.design = design }

  override func modify(_ style: inout TextStyle) { style.design = design }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    guard let other = other as? TextDesignModifier else { return false }
    return other.design == design
  }
}

package final class TextWidthModifier: AnyTextModifier, @unchecked Sendable {
  package let width: Font.Width?

  init(width: Font.Width?) { self.width = width }

  override func modify(_ style: inout TextStyle) { style.width = width }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    guard let other = other as? TextWidthModifier else { return false }
    return other.width == width
  }
}

package final class TextForegroundStyleModifier: AnyTextModifier, @unchecked Sendable {
  package let style: AnyShapeStyle

  init(style: AnyShapeStyle) { self.style = style }

  override func modify(_ style: inout TextStyle) { style.foreground = self.style }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    guard let other = other as? TextForegroundStyleModifier else { return false }
    return other.style.storage == style.storage
  }
}

package final class TextScaleModifier: AnyTextModifier, @unchecked Sendable {
  package let scale: Text.Scale

  init(scale: Text.Scale) { self.scale = scale }

  override func modify(_ style: inout TextStyle) { style.scale = scale }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    (other as? TextScaleModifier)?.scale == scale
  }
}
