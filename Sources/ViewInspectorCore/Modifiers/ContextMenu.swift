import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

extension InspectableView {
  /// The items of the view's index-th context menu, in the order in which they were applied: they are there whether or
  /// not the menu is open.
  public func contextMenu(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.contextMenuItems, "contextMenu", index)
  }

  #if os(Linux)
  /// The items that `contextMenu(forSelectionType:menu:primaryAction:)` has for a selection.
  public func contextMenu<I: Hashable>(
    forSelection selection: Set<I>
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let call = "contextMenu(forSelectionType:)"
    return try modifierContent(
      call, nil, where: { ($0.modifier as? any SelectionMenu)?.isFor(I.self) == true }
    ) { modifier in
      guard let items = (modifier.modifier as? any SelectionMenu)?.items(for: selection) else {
        throw missingModifier(call)
      }
      return items
    }
  }
  #endif
}

#if os(Linux)
/// A menu whose items depend on what is selected.
@MainActor
private protocol SelectionMenu {
  func isFor<I: Hashable>(_ type: I.Type) -> Bool
  /// Nil where the menu is for identifiers of another type.
  func items<I: Hashable>(for selection: Set<I>) -> Any?
}

extension SelectionContextMenuModifier: SelectionMenu {
  fileprivate func isFor<I: Hashable>(_ type: I.Type) -> Bool { I.self == ID.self }

  fileprivate func items<I: Hashable>(for selection: Set<I>) -> Any? {
    (selection as? Set<ID>).map { menu($0) }
  }
}
#endif

extension ModifierViews {
  static let contextMenu = ModifierViews(
    "ContextMenuModifier", where: { $0.has(.contextMenuItems) }
  ) { try $0.contextMenu($1) }
}
