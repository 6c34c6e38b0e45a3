/// A primitive modifier that covers the modified view with a native container of its own: opacity, clipping.
package protocol EffectModifier: ViewModifier where Body == Never {
  /// The description of the container; it must be `ContentHosting`.
  associatedtype Described: Primitive & ContentHosting
  @MainActor func primitive(_ context: PrimitiveContext) -> Described
}

extension EffectModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { EffectNode(view, inputs) }
}

package final class EffectNode<Content: View, Modifier: EffectModifier>:
  TransformingNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var content: _TypedNode<Content>?
  private var groups = MadeItems<GroupItem>()

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    content = Content._makeNode(view.content, childInputs)
  }

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    for group in groups.all { action(group.native) }
  }

  private func evaluate() -> Modifier.Described {
    evaluating(Modifier.self) { modifier.primitive(PrimitiveContext(node: self)) }
  }

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    if isMarked || !isBitwiseEqual(modifier, view.modifier) {
      modifier = view.modifier
      refresh()
    }
    content?.update(view.content)
  }

  package override func refresh() {
    let primitive: Modifier.Described = evaluate()
    for group in groups.all { group.native.update(primitive) }
    tellNativeWasUpdated()
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    let (made, gone): ([GroupItem], [GroupItem]) = groups.take(children, in: list) { child in
      let native: any NativeView = renderer.makeNative(evaluate())
      if Modifier.Described.self is any KeyboardFocusable.Type { connectFocus(native) }
      return GroupItem(child: child, native: native)
    }
    for group in gone { group.release() }
    return made
  }

  package override func discard(_ list: ItemList) {
    for group in groups.remove(list) { group.release() }
  }

  package override var transformed: _ViewNode? { content }

  package override func willUnmount() {
    graph.focused.nativeWillGo(self)
    for group in groups.removeAll() { group.release() }
  }
}
