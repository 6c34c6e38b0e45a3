import SwiftUI

extension InspectableView {
  /// The text of the view's badge, or its number as a text.
  ///
  /// - Throws: `modifierNotFound` also where the number is 0 or the text nil, which hide the badge.
  public func badge() throws -> InspectableView<ViewType.Text> {
    try modifierContent("badge", nil, where: { $0.hasBadge }) { modifier in
      if let text = try? Inspector.attribute(.badgeText, of: modifier.modifier) { return text }
      let count = try Inspector.attribute(.badgeCount, of: modifier.modifier, type: Int.self)
      return SwiftUI.Text(verbatim: "\(count)")
    }
  }
}

extension AppliedModifier {
  fileprivate var hasBadge: Bool { has(.badgeText) || has(.badgeCount) }
}

extension ModifierViews {
  static let badge = ModifierViews(
    "BadgeModifier", where: { $0.hasBadge }
  ) { view, _ in try view.badge() }
}
