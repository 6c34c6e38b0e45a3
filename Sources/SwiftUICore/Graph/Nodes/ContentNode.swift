/// A node with one child: that of the view's content.
package class ContentNode<V: View, Content: View>: _TypedNode<V> {
  package private(set) final var content: _TypedNode<Content>?

  package final func makeContent(_ view: Content, _ inputs: _NodeInputs) {
    content = Content._makeNode(view, inputs)
  }

  package final override func forEachTransitionChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }
}
