extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { OptionalNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { nil }
}

private final class OptionalNode<Wrapped: View>: _TypedNode<Wrapped?> {
  private var node: _TypedNode<Wrapped>?
  private var leaving: Leaving<_TypedNode<Wrapped>>?

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    node = view.map { Wrapped._makeNode($0, childInputs) }
  }

  override func update(_ view: Wrapped?) {
    switch (view, node) {
    case (let view?, let node?): node.update(view)
    case (let view?, nil):
      if let leaving {
        self.leaving = nil
        let old = leaving.comeBack()
        node = old
        old.update(view)
      } else {
        let new = Wrapped._makeNode(view, childInputs)
        node = new
        Arrival.begin(of: new)
      }
      childItemsChanged()
    case (nil, let old?):
      node = nil
      leaving = remove(old) { [weak self] in self?.leaving = nil }
      childItemsChanged()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let node { action(node) }
  }

  override func willUnmount() { leaving?.departure.end() }
}
