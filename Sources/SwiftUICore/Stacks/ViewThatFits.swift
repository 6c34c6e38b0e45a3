/// Shows the first of several views that has the space it needs.
///
/// All of its children exist, with their state; one of them is shown.
public struct ViewThatFits<Content: View> {
  package var _tree: _VariadicView.Tree<_SizeFittingRoot, Content>

  /// - Parameters:
  ///   - axes: the axes in which a child's ideal size must fit into the space.
  ///   - content: the children, the most wanted first; the last is shown if none fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(root: _SizeFittingRoot(axes: axes), content: content())
  }
}

/// What a `ViewThatFits` keeps of its arrangement.
public struct _SizeFittingRoot: Sendable {
  package var axes: Axis.Set
}

extension ViewThatFits: View, ContainerView {
  public typealias Body = Never
  @MainActor package var arranged: Content { _tree.content }

  @MainActor package func makeItem(_ graph: ViewGraph) -> FittingItem {
    FittingItem(graph: graph, axes: _tree.root.axes)
  }

  @MainActor package func configure(_ item: FittingItem) { item.axes = _tree.root.axes }
}
