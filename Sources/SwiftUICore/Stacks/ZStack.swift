/// Views on top of each other, aligned in both directions; later ones in front.
public struct ZStack<Content: View> {
  package var _tree: _VariadicView.Tree<_ZStackLayout, Content>

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _tree = _VariadicView.Tree(root: _ZStackLayout(alignment: alignment), content: content())
  }
}

/// What a `ZStack` keeps of its arrangement.
public struct _ZStackLayout: Sendable {
  public var alignment: Alignment
}

extension ZStack: View, ContainerView {
  public typealias Body = Never
  @MainActor package var arranged: Content { _tree.content }

  @MainActor package func makeItem(_ graph: ViewGraph) -> DepthItem {
    DepthItem(graph: graph, alignment: _tree.root.alignment)
  }

  @MainActor package func configure(_ item: DepthItem) { item.alignment = _tree.root.alignment }
}
