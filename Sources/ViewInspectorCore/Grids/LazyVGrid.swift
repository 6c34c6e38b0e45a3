import SwiftUI

extension ViewType {
  public struct LazyVGrid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "LazyVGrid"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.lazyVGridContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LazyVGrid {
  public func alignment() throws -> HorizontalAlignment {
    try Inspector.attribute(.lazyVGridAlignment, of: content.view, type: HorizontalAlignment.self)
  }

  public func spacing() throws -> CGFloat? {
    try Inspector.attribute(.lazyVGridSpacing, of: content.view, type: CGFloat?.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func pinnedViews() throws -> PinnedScrollableViews {
    try Inspector.attribute(
      .lazyVGridPinnedViews, of: content.view, type: PinnedScrollableViews.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func columns() throws -> [GridItem] {
    try Inspector.attribute(.lazyVGridColumns, of: content.view, type: [GridItem].self)
  }
}
