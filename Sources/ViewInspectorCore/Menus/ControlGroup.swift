import SwiftUI

extension ViewType {
  /// A `ControlGroup`: its controls, and a label beside them where it has one.
  public struct ControlGroup: KnownViewType, SingleViewContent, MultipleViewContent,
    SupplementaryViews
  {
    public static let typePrefix = "ControlGroup"
    public static func child(_ content: Content) throws -> Content {
      try content.unwrapped(controls(content))
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(controls(content), content.medium.forChildren)
    }

    private static func controls(_ content: Content) throws -> Any {
      let stored = try Inspector.attribute(.controlGroupContent, of: content.view)
      return (try? Inspector.attribute(.labeledControls, of: stored)) ?? stored
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ControlGroup {
  /// - Throws: `attributeNotFound` where the group has no label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    let stored = try Inspector.attribute(.controlGroupContent, of: content.view)
    return try supplementary(
      content.unwrapped(Inspector.attribute(.labeledControlsLabel, of: stored)), "labelView()")
  }
}
