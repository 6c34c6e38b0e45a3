import SwiftUI

extension ViewType {
  public struct LazyHGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyHGrid"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.lazyHGridContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LazyHGrid {
  public func alignment() throws -> VerticalAlignment {
    try Inspector.attribute(.lazyHGridAlignment, of: content.view, type: VerticalAlignment.self)
  }

  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.lazyHGridSpacing, of: content.view, type: CGFloat?.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func pinnedViews() throws -> PinnedScrollableViews {
    try Inspector.attribute(
      .lazyHGridPinnedViews, of: content.view, type: PinnedScrollableViews.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func rows() throws -> [GridItem] {
    try Inspector.attribute(.lazyHGridRows, of: content.view, type: [GridItem].self)
  }
}
