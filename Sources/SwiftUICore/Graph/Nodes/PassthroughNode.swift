/// The node of a view that stands for its content and adds nothing to layout.
package class PassthroughNode<V: View, Content: View>: ContentNode<V, Content> {
  private let contentOf: (V) -> Content

  package convenience init(_ view: V, _ inputs: _NodeInputs, _ contentOf: @escaping (V) -> Content)
  {
    self.init(inputs: inputs, contentOf: contentOf)
    makeContent(of: view, childInputs)
  }

  /// For subclasses that give the content inputs of their own with `makeContent(of:_:)`.
  package init(inputs: _NodeInputs, contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(inputs: inputs)
  }

  package final func makeContent(of view: V, _ inputs: _NodeInputs) {
    makeContent(contentOf(view), inputs)
  }

  package override func update(_ view: V) { content?.update(contentOf(view)) }
}
