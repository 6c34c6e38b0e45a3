/// The node of a view that stands for its content and adds nothing to layout.
package class PassthroughNode<V: View, Content: View>: _TypedNode<V> {
  private let contentOf: (V) -> Content
  package private(set) var content: _TypedNode<Content>?

  package convenience init(_ view: V, _ inputs: _NodeInputs, _ contentOf: @escaping (V) -> Content)
  {
    self.init(inputs: inputs, contentOf: contentOf)
    makeContent(view, childInputs)
  }

  /// For subclasses that give the content inputs of their own with `makeContent`.
  package init(inputs: _NodeInputs, contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(inputs: inputs)
  }

  package final func makeContent(_ view: V, _ inputs: _NodeInputs) {
    content = Content._makeNode(contentOf(view), inputs)
  }

  package override func update(_ view: V) { content?.update(contentOf(view)) }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }
}
