import SwiftUI

extension ViewType {
  public struct NavigationSplitView: KnownViewType, SingleViewContent, MultipleViewContent,
    SupplementaryViews
  {
    public static let typePrefix = "NavigationSplitView"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.navigationSplitViewContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.navigationSplitViewContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.detailView() }, { try view.sidebarView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationSplitView(_ index: Int) throws -> InspectableView<
    ViewType.NavigationSplitView
  > {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.NavigationSplitView {
  public func detailView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.navigationSplitViewDetail), "detailView()")
  }

  public func sidebarView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.navigationSplitViewSidebar), "sidebarView()")
  }
}
