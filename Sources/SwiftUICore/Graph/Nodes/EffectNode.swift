/// A primitive modifier that covers the modified view with a native container of its own: opacity, clipping.
package protocol EffectModifier: ViewModifier where Body == Never {
  /// The description of the container; it must be `ContentHosting`.
  associatedtype Described: Primitive & ContentHosting
  @MainActor func primitive(_ context: PrimitiveContext) -> Described
}

extension EffectModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EffectNode(view, inputs) { $0.primitive($1) }
  }
}

package class EffectNode<Content: View, Modifier: ViewModifier, Described: Primitive>:
  TransformingModifierNode<Content, Modifier, GroupItem>
{
  private let describe: @MainActor (Modifier, PrimitiveContext) -> Described
  private var description = MovingValue<Described>(nil)

  /// - Parameter describe: describes the container.
  package init(
    _ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs,
    describe: @escaping @MainActor (Modifier, PrimitiveContext) -> Described
  ) {
    self.describe = describe
    super.init(view, inputs)
  }

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    for group in made.all { action(group.native) }
  }

  private func evaluate() -> Described {
    evaluating(Modifier.self) { describe(modifier, PrimitiveContext(node: self)) }
  }

  package override func refresh() {
    showFrame(description.take(evaluate(), in: self) { [weak self] in self?.showFrame($0) })
    tellNativeWasUpdated()
  }

  private func showFrame(_ primitive: Described) {
    for group in made.all { group.native.update(primitive) }
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    let (groups, gone): ([GroupItem], [GroupItem]) = made.take(children, in: list) { child in
      let native: any NativeView = nativeViews.makeNative(current())
      if Described.self is any KeyboardFocusable.Type { connectFocus(native) }
      let group = GroupItem(child: child, native: native)
      group.owner = self
      return group
    }
    for group in gone { group.release() }
    return groups
  }

  /// The description as it is shown now.
  private func current() -> Described {
    if let shown = description.shown { return shown }
    let primitive = evaluate()
    if Described.isAnimatable { description = MovingValue(primitive) }
    return primitive
  }

  package override func discard(_ list: ItemList) {
    for group in made.remove(list) { group.release() }
  }

  package override func willUnmount() {
    graph.focused.nativeWillGo(self)
    for group in made.removeAll() { group.release() }
  }
}
