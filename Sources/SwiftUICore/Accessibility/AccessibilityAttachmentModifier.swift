/// Tells assistive technologies about a view.
public struct AccessibilityAttachmentModifier {
  package var storage: MutableBox<AccessibilityAttachment>
  /// What becomes of the elements in the view; nil leaves them as they are.
  package var behavior: AccessibilityChildBehavior?

  package init(
    behavior: AccessibilityChildBehavior? = nil, _ set: (inout AccessibilityProperties) -> Void
  ) {
    var attachment = AccessibilityAttachment()
    set(&attachment.properties)
    storage = MutableBox(value: attachment)
    self.behavior = behavior
  }
}

/// A value behind a reference.
package final class MutableBox<T> {
  package let value: T

  init(value: T) { self.value = value }
}

package struct AccessibilityAttachment {
  package var properties = AccessibilityProperties()
}

/// What has been said of a view; nil for what has not.
package struct AccessibilityProperties {
  package var label: AccessibilityTexts?
  package var value: AccessibilityValueStorage?
  package var hint: AccessibilityTexts?
  package var visibility: AccessibilityVisibility?
  package var identifier: AccessibilityIdentifierStorage?
  package var traits: AccessibilityNullableOptionSet?
  package var sortPriority: Double?
  package var selectionIdentifier: AnyHashable?
  package var activationPoint: AccessibilityPoints?
  package var inputLabels: [Text]?
  package var heading: AccessibilityHeadingLevel?
  package var textContentType: AccessibilityTextContentType?
  package var actions: [AnyAccessibilityAction] = []
  package var customContent: [AccessibilityCustomContentEntry] = []
  package var respondsToUserInteraction: Bool?
  package var ignoresInvertColors: Bool?
  package var showsLargeContentViewer: Bool?
  package var linkedGroup: AccessibilityLink?
  package var labeledPair: AccessibilityLink?
  package var rotors: [AccessibilityRotorEntries] = []
  package var directTouch: AccessibilityDirectTouchOptions?
}

package struct AccessibilityTexts: Equatable {
  package var texts: [Text]
}

package struct AccessibilityValueStorage: Equatable {
  package var description: [Text]
}

package struct AccessibilityIdentifierStorage: Equatable {
  package var rawValue: String
}

package struct AccessibilityVisibility: OptionSet, Equatable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let hidden = AccessibilityVisibility(rawValue: 1)
}

/// Traits that were added and removed; the mask tells which were named at all.
package struct AccessibilityNullableOptionSet: Equatable {
  package var value: AccessibilityTraits
  package var mask: AccessibilityTraits
}

extension AccessibilityAttachmentModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> AccessibilityAttribute? {
    AccessibilityAttribute(storage.value.properties, in: context.environment)
  }
}

/// What a renderer tells assistive technologies of a native view; nil for what stays as it is.
package struct AccessibilityAttribute: NativeAttribute, Equatable {
  package static let belongsToInnermost: Bool = true
  package static let belongsToControl: Bool = true
  package var label: String?
  package var value: String?
  package var hint: String?
  package var isHidden: Bool?
  package var identifier: String?
  package var addedTraits: AccessibilityTraits
  package var removedTraits: AccessibilityTraits

  init(_ properties: AccessibilityProperties, in environment: EnvironmentValues) {
    func string(_ texts: [Text]?) -> String? {
      texts?.map { $0.resolvedString(in: environment) }.joined(separator: ", ")
    }
    label = string(properties.label?.texts)
    value = string(properties.value?.description)
    hint = string(properties.hint?.texts)
    isHidden = properties.visibility?.contains(.hidden)
    identifier = properties.identifier?.rawValue
    addedTraits = properties.traits?.value ?? []
    removedTraits = properties.traits.map { $0.mask.subtracting($0.value) } ?? []
  }
}
