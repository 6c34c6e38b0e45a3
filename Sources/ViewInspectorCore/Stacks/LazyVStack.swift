import SwiftUI

extension ViewType {
  public struct LazyVStack: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVStack"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.lazyVStackContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LazyVStack {
  public func alignment() throws -> HorizontalAlignment {
    try Inspector.attribute(.lazyVStackAlignment, of: content.view, type: HorizontalAlignment.self)
  }

  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.lazyVStackSpacing, of: content.view, type: CGFloat?.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func pinnedViews() throws -> PinnedScrollableViews {
    try Inspector.attribute(
      .lazyVStackPinnedViews, of: content.view, type: PinnedScrollableViews.self)
  }
}
