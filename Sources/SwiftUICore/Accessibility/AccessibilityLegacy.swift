import Foundation

// The older spellings of the modifiers.
extension View {
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// Sets a selection identifier for this view's accessibility element.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment { $0.selectionIdentifier = selectionIdentifier }
  }
}
