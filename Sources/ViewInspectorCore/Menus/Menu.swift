import SwiftUI

extension ViewType {
  public struct Menu: KnownViewType, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "Menu"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.menuContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func menu() throws -> InspectableView<ViewType.Menu> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Menu {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.menuLabel), "labelView()")
  }

  /// Calls what the menu does when it is clicked, rather than held.
  public func callPrimaryAction() throws {
    let action = try Inspector.attribute(
      .menuPrimaryAction, of: content.view, type: (() -> Void).self)
    action()
  }
}
