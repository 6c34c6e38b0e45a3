import SwiftUI

extension ViewType {
  public struct List: KnownViewType, MultipleViewContent {
    public static let typePrefix = "List"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.listContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func list() throws -> InspectableView<ViewType.List> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> { try child(at: index) }
}
