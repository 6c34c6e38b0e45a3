import SwiftUI

extension ViewType {
  public struct NavigationView: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "NavigationView"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.navigationViewContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.navigationViewContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> {
    try child(at: index)
  }
}
