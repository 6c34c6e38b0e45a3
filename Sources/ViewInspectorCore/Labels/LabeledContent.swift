import SwiftUI

extension ViewType {
  public struct LabeledContent:
    KnownViewType, MultipleViewContent, SupplementaryViews, LabelHidingControl
  {
    public static let typePrefix = "LabeledContent"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.labeledContentContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LabeledContent {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.labeledContentLabel), "labelView()")
  }
}
