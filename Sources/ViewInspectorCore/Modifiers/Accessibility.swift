import SwiftUI

extension InspectableView {
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    try accessibilityText(.accessibilityLabel, "accessibilityLabel")
  }

  public func accessibilityIdentifier() throws -> String {
    try accessibilityAttribute(.accessibilityIdentifier, "accessibilityIdentifier")
  }

  /// A text that assistive technologies are told.
  func accessibilityText(
    _ row: Structure, _ call: String
  ) throws -> InspectableView<ViewType.Text> {
    let value: Any = try accessibilityAttribute(row, call, as: Any.self)
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
