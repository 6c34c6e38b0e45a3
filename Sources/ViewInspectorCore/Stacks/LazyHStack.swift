import SwiftUI

extension ViewType {
  public struct LazyHStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHStack"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.lazyHStackContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LazyHStack {
  public func alignment() throws -> VerticalAlignment {
    try Inspector.attribute(.lazyHStackAlignment, of: content.view, type: VerticalAlignment.self)
  }

  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.lazyHStackSpacing, of: content.view, type: CGFloat?.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func pinnedViews() throws -> PinnedScrollableViews {
    try Inspector.attribute(
      .lazyHStackPinnedViews, of: content.view, type: PinnedScrollableViews.self)
  }
}
