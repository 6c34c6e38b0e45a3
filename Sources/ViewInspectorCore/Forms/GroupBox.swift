import SwiftUI

extension ViewType {
  public struct GroupBox: KnownViewType, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "GroupBox"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.groupBoxContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.GroupBox {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.groupBoxLabel), "labelView()")
  }
}
