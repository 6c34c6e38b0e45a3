/// The content that a modifier's `body(content:)` is given: stands for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package init() {}
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { ModifierContentNode(view, inputs) }
}

/// Finds, for a placeholder, the modifier node whose content it stands for.
@MainActor
package final class ModifierContentLink {
  fileprivate let modifier: ObjectIdentifier
  fileprivate weak var provider: (any ModifierContentProvider)?
  fileprivate let outer: ModifierContentLink?

  fileprivate init(
    modifier: ObjectIdentifier, provider: any ModifierContentProvider, outer: ModifierContentLink?
  ) {
    self.modifier = modifier
    self.provider = provider
    self.outer = outer
  }
}

@MainActor
private protocol ModifierContentProvider: AnyObject {
  /// Makes a node of the modified view at the place of a placeholder.
  func makeContentNode(_ inputs: _NodeInputs) -> _ViewNode
  func register(_ placeholder: any ModifierPlaceholder)
}

@MainActor
private protocol ModifierPlaceholder: _ViewNode {
  var inner: _ViewNode? { get }
}

/// A view with a modifier of the user's own: evaluates the modifier's body.
package final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  _TypedNode<ModifiedContent<Content, Modifier>>, ModifierContentProvider
{
  private var view: ModifiedContent<Content, Modifier>
  private var slots = PropertySlots()
  private var child: _TypedNode<Modifier.Body>?
  private var placeholders: [WeakPlaceholder] = []

  private struct WeakPlaceholder { weak var node: (any ModifierPlaceholder)? }

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    var inputs: _NodeInputs = childInputs
    inputs.modifierContent = ModifierContentLink(
      modifier: ObjectIdentifier(Modifier.self), provider: self, outer: modifierContent)
    child = Modifier.Body._makeNode(evaluate(), inputs)
  }

  private func evaluate() -> Modifier.Body {
    graph.counters.bodies += 1
    var modifier: Modifier = view.modifier
    return evaluating(Modifier.self) {
      slots.install(in: &modifier, node: self)
      return modifier.body(content: _ViewModifier_Content())
    }
  }

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    let isSame: Bool = !isMarked && isBitwiseEqual(self.view.modifier, view.modifier)
    self.view = view
    if !isSame { refresh() }
    placeholders.removeAll { $0.node?.isMounted != true }
    for placeholder in placeholders {
      (placeholder.node?.inner as? _TypedNode<Content>)?.update(view.content)
    }
  }

  package override func refresh() { child?.update(evaluate()) }

  package override var viewType: Any.Type { Modifier.self }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }

  package override var hasWrittenState: Bool { slots.hasWrittenState || super.hasWrittenState }

  package override func willUnmount() { slots.detach() }

  fileprivate func makeContentNode(_ inputs: _NodeInputs) -> _ViewNode {
    var inputs: _NodeInputs = inputs
    inputs.modifierContent = modifierContent
    return Content._makeNode(view.content, inputs)
  }

  fileprivate func register(_ placeholder: any ModifierPlaceholder) {
    placeholders.append(WeakPlaceholder(node: placeholder))
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>:
  _TypedNode<_ViewModifier_Content<Modifier>>, ModifierPlaceholder
{
  private(set) var inner: _ViewNode?

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    let key = ObjectIdentifier(Modifier.self)
    var link: ModifierContentLink? = inputs.modifierContent
    while let current = link, current.modifier != key { link = current.outer }
    guard let provider = link?.provider else {
      Diagnostics.reportOnce(
        "The content of \(Modifier.self) was used outside of the modifier's body; nothing is shown there."
      )
      return
    }
    inner = provider.makeContentNode(childInputs)
    provider.register(self)
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let inner { action(inner) }
  }
}
