import SwiftUI

extension InspectableView {
  /// The items of the view's index-th context menu, in the order in which they were applied: they are there whether or
  /// not the menu is open.
  public func contextMenu(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.contextMenuItems, "contextMenu", index)
  }

}

extension ModifierViews {
  static let contextMenu = ModifierViews(
    "ContextMenuModifier", where: { $0.has(.contextMenuItems) }
  ) { try $0.contextMenu($1) }
}
