#if os(Linux)
import SwiftUI
import SwiftUICore

extension InspectableView {
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
}

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
