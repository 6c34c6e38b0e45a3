/// The content that a modifier's `body(content:)` is given: stands for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package init() {}
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    PlaceholderNode(
      inputs, key: ObjectIdentifier(Modifier.self),
      missing: "The content of \(Modifier.self) was used outside of the modifier's body")
  }
}

/// A view with a modifier of the user's own: evaluates the modifier's body.
package class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  _TypedNode<ModifiedContent<Content, Modifier>>, PlaceholderProvider
{
  private var view: ModifiedContent<Content, Modifier>
  private var slots = PropertySlots()
  private var child: _TypedNode<Modifier.Body>?
  private var placeholders = PlaceholderList()

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    var inputs = childInputs
    inputs.modifierContent = ModifierContentLink(
      key: ObjectIdentifier(Modifier.self), provider: self, outer: modifierContent)
    child = Modifier.Body._makeNode(evaluate(), inputs)
  }

  private func evaluate() -> Modifier.Body {
    graph.counters.bodies += 1
    var modifier = view.modifier
    return evaluating(Modifier.self) {
      slots.install(in: &modifier, node: self)
      return modifier.body(content: _ViewModifier_Content())
    }
  }

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    self.view.content = view.content
    show(view.modifier)
    placeholders.update(with: view.content)
  }

  /// Evaluates the modifier's body again where a new value differs.
  package final func show(_ modifier: Modifier) {
    let isSame = !isMarked && isBitwiseEqual(view.modifier, modifier)
    view.modifier = modifier
    if !isSame { refresh() }
  }

  package override func refresh() { child?.update(evaluate()) }

  package override var viewType: Any.Type { Modifier.self }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }

  package override var hasWrittenState: Bool { slots.hasWrittenState || super.hasWrittenState }

  package override func willUnmount() { slots.detach() }

  package func makeContentNode(_ inputs: _NodeInputs) -> _ViewNode {
    var inputs = inputs
    inputs.modifierContent = modifierContent
    return Content._makeNode(view.content, inputs)
  }

  package func register(_ placeholder: any Placeholder) { placeholders.add(placeholder) }
}

extension CustomModifierNode: ConnectedNode {
  private func connected() -> Modifier {
    var modifier = view.modifier
    slots.connect(&modifier, node: self)
    return modifier
  }

  package var connectedValue: Any { connected() }
  package var connectedBody: Any { connected().body(content: _ViewModifier_Content()) }
}
