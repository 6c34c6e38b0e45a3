import Foundation

/// What a screen reader is told about a text.
package struct AccessibilityTextAttributes: Equatable, Sendable {
  package var label: Text?
}

package final class AccessibilityTextModifier: AnyTextModifier, @unchecked Sendable {
  package let value: AccessibilityTextAttributes

  init(value: AccessibilityTextAttributes) { self.value = value }

  override func isEqual(to other: AnyTextModifier) -> Bool {
    (other as? AccessibilityTextModifier)?.value == value
  }
}

extension Text {
  /// What a screen reader says in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text {
    modified(by: AccessibilityTextModifier(value: AccessibilityTextAttributes(label: label)))
  }

  /// What a screen reader says in place of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// What a screen reader says in place of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// The text to be spoken in place of this one, if a modifier set it.
  package var accessibilityLabelText: Text? {
    modifiers.lazy.compactMap { modifier -> Text? in
      guard case .anyTextModifier(let modifier) = modifier else { return nil }
      return (modifier as? AccessibilityTextModifier)?.value.label
    }.first
  }
}
