/// Key used to specify the identifier and label associated with an entry of additional accessibility information.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  package let label: Text
  package let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
}

/// How important additional information is. On Apple's systems this is `AXCustomContent.Importance`.
public struct AccessibilityCustomContentImportance: Equatable, Sendable {
  private enum Kind { case `default`, high }
  private let kind: Kind
  public static let `default` = AccessibilityCustomContentImportance(kind: .default)
  public static let high = AccessibilityCustomContentImportance(kind: .high)
}

/// Additional information on a view.
package struct AccessibilityCustomContentEntry {
  package var label: Text
  package var value: Text?
  package var importance: AccessibilityCustomContentImportance
  package var id: String?
}

extension View {
  /// Add additional accessibility information to the view. GTK has no place for it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.customContent.append(
        AccessibilityCustomContentEntry(
          label: key.label, value: value, importance: importance, id: key.id))
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.customContent.append(
        AccessibilityCustomContentEntry(label: label, value: value, importance: importance))
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
