import SwiftUI

extension ViewType {
  public struct ControlGroup: KnownViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = "ControlGroup"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.controlGroupContent)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.controlGroupContent)
    }
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
