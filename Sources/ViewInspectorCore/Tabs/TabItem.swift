import SwiftUI

extension InspectableView {
  /// The label of the tab that the view is shown for.
  public func tabItem() throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.tabItem, "tabItem", nil)
  }
}

extension ModifierViews {
  static let tabItem = ModifierViews(
    "PlatformItemTraitWriter", "_TraitWritingModifier", where: { $0.has(.tabItem) }
  ) { view, _ in try view.tabItem() }
}
