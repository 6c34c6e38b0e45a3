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
  TransformingModifierNode<Content, Modifier, GroupItem>
{
  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    for group in made.all { action(group.native) }
  }

  private func evaluate() -> Modifier.Described {
    evaluating(Modifier.self) { modifier.primitive(PrimitiveContext(node: self)) }
  }

  package override func refresh() {
    let primitive = evaluate()
    for group in made.all { group.native.update(primitive) }
    tellNativeWasUpdated()
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    let (groups, gone): ([GroupItem], [GroupItem]) = made.take(children, in: list) { child in
      let native = nativeViews.makeNative(evaluate())
      if Modifier.Described.self is any KeyboardFocusable.Type { connectFocus(native) }
      return GroupItem(child: child, native: native)
    }
    for group in gone { group.release() }
    return groups
  }

  package override func discard(_ list: ItemList) {
    for group in made.remove(list) { group.release() }
  }

  package override func willUnmount() {
    graph.focused.nativeWillGo(self)
    for group in made.removeAll() { group.release() }
  }
}
