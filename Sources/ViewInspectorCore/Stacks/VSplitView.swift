import SwiftUI

extension ViewType {
  public struct VSplitView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "VSplitView"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.vSplitViewContent)
    }
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: SingleViewContent {
  public func vSplitView() throws -> InspectableView<ViewType.VSplitView> { try child() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: MultipleViewContent {
  public func vSplitView(_ index: Int) throws -> InspectableView<ViewType.VSplitView> {
    try child(at: index)
  }
}
