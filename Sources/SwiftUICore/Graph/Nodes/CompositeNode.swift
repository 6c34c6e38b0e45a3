/// A view made of other views: holds its dynamic properties' storage and the node of its body.
package class CompositeNode<V: View>: _TypedNode<V> {
  // As given, to compare with the next value: a connected copy differs in its locations.
  private var source: V
  private var slots = PropertySlots()
  package private(set) final var child: _TypedNode<V.Body>?

  package init(_ view: V, _ inputs: _NodeInputs) {
    source = view
    super.init(inputs: inputs)
    child = V.Body._makeNode(evaluate(), childInputs)
  }

  private func evaluate() -> V.Body {
    graph.counters.bodies += 1
    var view = source
    return evaluating(V.self) {
      slots.install(in: &view, node: self)
      return view.body
    }
  }

  package override func update(_ view: V) {
    guard isMarked || !isBitwiseEqual(source, view) else { return }
    source = view
    refresh()
  }

  package override func refresh() { child?.update(evaluate()) }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }

  package override var hasWrittenState: Bool { slots.hasWrittenState || super.hasWrittenState }

  package override func willUnmount() { slots.detach() }
}

extension CompositeNode: ConnectedNode {
  package func connected() -> V {
    var view = source
    slots.connect(&view, node: self)
    return view
  }

  package var connectedValue: Any { connected() }
  package var connectedBody: Any { connected().body }
}
