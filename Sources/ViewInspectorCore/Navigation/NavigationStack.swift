import SwiftUI

extension ViewType {
  public struct NavigationStack: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationStack"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.navigationStackRoot)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.navigationStackRoot)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> {
    try child(at: index)
  }
}
