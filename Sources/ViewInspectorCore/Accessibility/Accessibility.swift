import SwiftUI

extension InspectableView {
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    try accessibilityText(.accessibilityLabel, "accessibilityLabel")
  }

  public func accessibilityValue() throws -> InspectableView<ViewType.Text> {
    try accessibilityText(.accessibilityValue, "accessibilityValue")
  }

  public func accessibilityHint() throws -> InspectableView<ViewType.Text> {
    try accessibilityText(.accessibilityHint, "accessibilityHint")
  }

  public func accessibilityHidden() throws -> Bool {
    let visibility: UInt32 = try accessibilityAttribute(
      .accessibilityVisibility, "accessibilityHidden")
    return visibility != 0
  }

  /// The traits that the view's modifiers have added and not removed since, in the order in which they were applied.
  public func accessibilityTraits() throws -> AccessibilityTraits {
    var traits: AccessibilityTraits?
    for modifier in modifiers(.accessibilityTraitMask) {
      guard
        let mask = try? Inspector.attribute(
          .accessibilityTraitMask, of: modifier.modifier, type: AccessibilityTraits.self),
        let value = try? Inspector.attribute(
          .accessibilityTraitValue, of: modifier.modifier, type: AccessibilityTraits.self)
      else { continue }
      traits = (traits ?? []).subtracting(mask).union(value)
    }
    guard let traits else { throw missingModifier("accessibilityAddTraits") }
    return traits
  }

  public func accessibilityIdentifier() throws -> String {
    try accessibilityAttribute(.accessibilityIdentifier, "accessibilityIdentifier")
  }

  public func accessibilitySortPriority() throws -> Double {
    try accessibilityAttribute(.accessibilitySortPriority, "accessibilitySortPriority")
  }

  public func accessibilitySelectionIdentifier() throws -> AnyHashable {
    try accessibilityAttribute(
      .accessibilitySelectionIdentifier, "accessibility(selectionIdentifier:)")
  }

  public func accessibilityActivationPoint() throws -> UnitPoint {
    try accessibilityAttribute(
      .accessibilityActivationPoint, "accessibility(activationPoint:)")
  }

  /// A text that assistive technologies are told.
  func accessibilityText(
    _ row: Structure, _ call: String
  ) throws -> InspectableView<ViewType.Text> {
    let value = try accessibilityAttribute(row, call, as: Any.self)
    guard let text = (value as? [SwiftUI.Text])?.first ?? value as? SwiftUI.Text else {
      throw InspectionError.typeMismatch(value, SwiftUI.Text.self)
    }
    return try supplementary(content.unwrapped(text), "\(call)()")
  }

  /// A value that one of the view's modifiers gives assistive technologies; the outermost one's.
  func accessibilityAttribute<T>(
    _ row: Structure, _ call: String, as type: T.Type = T.self
  ) throws -> T {
    for modifier in modifiers(row).reversed() {
      if let value = try? Inspector.attribute(row, of: modifier.modifier, type: type) {
        return value
      }
    }
    throw missingModifier(call)
  }
}
