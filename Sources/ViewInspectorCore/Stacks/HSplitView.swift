import SwiftUI

extension ViewType {
  public struct HSplitView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "HSplitView"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.hSplitViewContent)
    }
  }
}

#if os(macOS) || os(Linux)
extension InspectableView where View: SingleViewContent {
  public func hSplitView() throws -> InspectableView<ViewType.HSplitView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func hSplitView(_ index: Int) throws -> InspectableView<ViewType.HSplitView> {
    try child(at: index)
  }
}
#endif
