import SwiftUI

extension ViewType {
  public struct Group: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Group"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.groupContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func group() throws -> InspectableView<ViewType.Group> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> { try child(at: index) }
}
