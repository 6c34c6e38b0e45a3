import Foundation

/// A container view that arranges its child views in a grid that grows horizontally, creating items only as needed.
///
/// It makes and forgets views as ``LazyVGrid`` does, from the leading to the trailing side.
public struct LazyHGrid<Content: View> {
  package var tree: _VariadicView.Tree<LazyHGridLayout, Content>
}

/// What a `LazyHGrid` keeps of its arrangement.
package struct LazyHGridLayout: Sendable {
  package var rows: [GridItem]
  package var alignment: VerticalAlignment
  package var spacing: CGFloat?
  package var pinnedViews: PinnedScrollableViews
}

extension LazyHGrid: View {
  /// - Parameters:
  ///   - alignment: where the grid stands in its height, and a cell's view in its cell.
  ///   - spacing: the distance between lines in points; nil for a default distance.
  ///   - pinnedViews: what stays in sight while its section is.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _VariadicView.Tree(
      root: LazyHGridLayout(
        rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews),
      content: content())
  }

  public typealias Body = Never
}

extension LazyHGrid: LazyGridView where Content: View {
  @MainActor package var arranged: Content { tree.content }

  @MainActor package var configuration: LazyGridConfiguration {
    LazyGridConfiguration(
      axis: .horizontal, items: tree.root.rows, spacing: tree.root.spacing,
      alignment: tree.root.alignment.key, pinned: tree.root.pinnedViews)
  }
}
