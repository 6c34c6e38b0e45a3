import SwiftUI

extension ViewType {
  public struct HSplitView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "HSplitView"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.hSplitViewContent)
    }
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: SingleViewContent {
  public func hSplitView() throws -> InspectableView<ViewType.HSplitView> { try child() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: MultipleViewContent {
  public func hSplitView(_ index: Int) throws -> InspectableView<ViewType.HSplitView> {
    try child(at: index)
  }
}
