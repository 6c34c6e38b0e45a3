/// Accessibility.
extension Structure {
  static let accessibilityLabel = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|label|some|texts",
    "storage|value|properties|label|some|text")
  static let accessibilityIdentifier = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|identifier|some|rawValue",
    "storage|value|properties|identifier|some")
  static let accessibilityValue = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|value|some|description",
    "storage|value|properties|value|some|description|some")
  static let accessibilityHint = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|hint|some|texts",
    "storage|value|properties|hint|some")
  static let accessibilityVisibility = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|visibility|some|rawValue")
  static let accessibilityTraitValue = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|traits|some|value")
  static let accessibilityTraitMask = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|traits|some|mask")
  static let accessibilitySortPriority = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|sortPriority|some",
    "storage|value|properties|sortPriority")
  static let accessibilitySelectionIdentifier = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|selectionIdentifier|some")
  static let accessibilityActivationPoint = Structure(
    "AccessibilityAttachmentModifier",
    "storage|value|properties|activationPoint|some|activate|some|unitPoint|some",
    "storage|value|properties|activationPoint|some|activate|some|unitPoint")
  static let accessibilityActions = Structure(
    "AccessibilityAttachmentModifier", "storage|value|properties|actions")
  static let accessibilityActionBase = Structure("AnyAccessibilityAction", "base|base")
  static let accessibilityActionValue = Structure("AccessibilityActionHandler", "action")
  static let accessibilityActionKind = Structure("AccessibilityActionHandler", "action|kind")
  static let accessibilityActionHandler = Structure("AccessibilityActionHandler", "handler")
  static let accessibilityActionName = Structure(
    "AccessibilityActionKind", "kind|named", "kind|custom")
  static let accessibilityBehavior = Structure("AccessibilityAttachmentModifier", "behavior|some")
  static let accessibilityRepresentation = Structure(
    "AccessibilityRepresentationModifier", "representation")
  static let accessibilityChildren = Structure("AccessibilityChildrenModifier", "children")
  static let accessibilityActionViews = Structure("AccessibilityActionsModifier", "actions")
}
