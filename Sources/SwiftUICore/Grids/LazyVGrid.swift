import Foundation

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
///
/// In a scroll view the cells of its loops exist near what can be seen. The headers and footers of sections take
/// the whole width. It takes all the width that it is offered.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///     ForEach(photos) { PhotoView(photo: $0) }
///   }
/// }
/// ```
public struct LazyVGrid<Content: View> {
  package var tree: _VariadicView.Tree<LazyVGridLayout, Content>
}

/// What a `LazyVGrid` keeps of its arrangement.
package struct LazyVGridLayout: Sendable {
  package var columns: [GridItem]
  package var alignment: HorizontalAlignment
  package var spacing: CGFloat?
  package var pinnedViews: PinnedScrollableViews
}

extension LazyVGrid: View {
  /// - Parameters:
  ///   - alignment: where the grid stands in its width, and a cell's view in its cell.
  ///   - spacing: the distance between lines in points; nil for a default distance.
  ///   - pinnedViews: what stays in sight while its section is.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _VariadicView.Tree(
      root: LazyVGridLayout(
        columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
      content: content())
  }

  public typealias Body = Never
}

extension LazyVGrid: LazyGridView where Content: View {
  @MainActor package var arranged: Content { tree.content }

  @MainActor package var configuration: LazyGridConfiguration {
    LazyGridConfiguration(
      axis: .vertical, items: tree.root.columns, spacing: tree.root.spacing,
      alignment: tree.root.alignment.key, pinned: tree.root.pinnedViews)
  }
}
