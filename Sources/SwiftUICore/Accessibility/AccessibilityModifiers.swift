extension View {
  /// Adds a label to the view that describes its contents, for assistive technologies.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.label = AccessibilityTexts(texts: [label]) }
  }

  /// Adds a label to the view that describes its contents, looked up as a key for localization.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.value = AccessibilityValueStorage(description: [valueDescription]) }
  }

  /// Adds a textual description of the value that the view contains, looked up as a key for localization.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.hint = AccessibilityTexts(texts: [hint]) }
  }

  /// Communicates what happens after performing the view's action, looked up as a key for localization.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Specifies whether to hide this view from assistive technologies.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.visibility = hidden ? .hidden : [] }
  }

  /// Uses the string you specify to identify the view, in tests of the user interface. On GTK it is the widget's
  /// name.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.identifier = AccessibilityIdentifierStorage(rawValue: identifier) }
  }

  /// Adds the given traits to the view.
  ///
  /// GTK tells assistive technologies of `isSelected` and `isModal` whenever they change, and of what decides a
  /// widget's role (`isButton`, `isHeader`, `isLink`, `isImage`, `isSearchField`) only if the view has the trait
  /// from the start. It has no counterpart for the others.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.traits = AccessibilityNullableOptionSet(value: traits, mask: traits) }
  }

  /// Removes the given traits from this view. A widget's own role stays.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment { $0.traits = AccessibilityNullableOptionSet(value: [], mask: traits) }
  }

  nonisolated func attachment(
    _ set: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(set))
  }
}
