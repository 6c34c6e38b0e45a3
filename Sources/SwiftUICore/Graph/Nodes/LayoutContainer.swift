/// What the view made by calling a ``Layout`` keeps beside its content.
public struct _LayoutRoot<L: Layout> {
  package var layout: L

  package init(_ layout: L) { self.layout = layout }
}

/// The root of a tree of views with a container's arrangement.
public protocol _VariadicView_Root {
  /// Makes the node of a tree with such a root. Not meant to be called or written by apps.
  @MainActor static func _makeTreeNode<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>, _ inputs: _NodeInputs
  ) -> _TypedNode<_VariadicView.Tree<Self, Content>>
}

/// A root that arranges the tree's content.
package protocol ArrangingRoot: _VariadicView_Root {
  associatedtype MadeItem: ArrangedItem
  @MainActor func makeItem(_ graph: ViewGraph) -> MadeItem
  @MainActor func configure(_ item: MadeItem)
}

extension ArrangingRoot {
  @MainActor public static func _makeTreeNode<Content: View>(
    _ tree: _VariadicView.Tree<Self, Content>, _ inputs: _NodeInputs
  ) -> _TypedNode<_VariadicView.Tree<Self, Content>> { ContainerNode(tree, inputs) }
}

extension _LayoutRoot: ArrangingRoot {
  @MainActor package func makeItem(_ graph: ViewGraph) -> CustomLayoutItem<L> {
    CustomLayoutItem(graph: graph, layout: layout)
  }

  @MainActor package func configure(_ item: CustomLayoutItem<L>) { item.update(layout) }
}

extension _VariadicView.Tree: View where Root: _VariadicView_Root, Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { Root._makeTreeNode(view, inputs) }
}

extension _VariadicView.Tree: ContainerView where Root: ArrangingRoot, Content: View {
  @MainActor package var arranged: Content { content }
  @MainActor package func makeItem(_ graph: ViewGraph) -> Root.MadeItem { root.makeItem(graph) }
  @MainActor package func configure(_ item: Root.MadeItem) { root.configure(item) }
}

extension Layout {
  /// Combines the specified views into a single composite view using the layout algorithms of the custom layout
  /// container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _VariadicView.Tree(root: _LayoutRoot(self), content: content())
  }
}
