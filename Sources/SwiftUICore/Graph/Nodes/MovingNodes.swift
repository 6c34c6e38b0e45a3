/// The node of a view that is animatable itself: its body is evaluated for each frame of an animation.
package final class MovingCompositeNode<V: View & Animatable>: CompositeNode<V> {
  private var value: MovingValue<V>

  package override init(_ view: V, _ inputs: _NodeInputs) {
    value = MovingValue(view)
    super.init(view, inputs)
  }

  package override func update(_ view: V) {
    super.update(value.take(view, in: self) { [weak self] in self?.showFrame($0) })
  }

  private func showFrame(_ view: V) { super.update(view) }
}

/// The node of a modifier with a body that is animatable itself: its body is evaluated for each frame of an animation.
package final class MovingModifierNode<Content: View, Modifier: ViewModifier & Animatable>:
  CustomModifierNode<Content, Modifier>
{
  private var value: MovingValue<Modifier>

  package override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    value = MovingValue(view.modifier)
    super.init(view, inputs)
  }

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    let shown = value.take(view.modifier, in: self) { [weak self] in self?.showFrame($0) }
    super.update(ModifiedContent(content: view.content, modifier: shown))
  }

  private func showFrame(_ modifier: Modifier) { show(modifier) }
}

/// The node of an animatable modifier that wraps layout items: they are laid out for each frame of an animation.
package final class MovingItemModifierNode<Content: View, Modifier: MovingItemModifier>:
  ItemModifierNode<Content, Modifier>
{
  private var value: MovingValue<Modifier>

  package override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    value = MovingValue(view.modifier)
    super.init(view, inputs)
  }

  package override func presented(_ new: Modifier) -> Modifier {
    value.take(new, in: self) { [weak self] in self?.show($0) }
  }
}

/// The node of an animatable effect whose value, and not what it draws, is what lies between.
package final class MovingEffectNode<
  Content: View, Modifier: ViewModifier & Animatable, Described: Primitive
>: EffectNode<Content, Modifier, Described> {
  private var value: MovingValue<Modifier>

  package override init(
    _ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs,
    describe: @escaping @MainActor (Modifier, PrimitiveContext) -> Described
  ) {
    value = MovingValue(view.modifier)
    super.init(view, inputs, describe: describe)
  }

  package override func presented(_ new: Modifier) -> Modifier {
    value.take(new, in: self) { [weak self] in self?.show($0) }
  }
}

extension View where Self: Animatable {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    MovingCompositeNode<Self>(view, inputs)
  }
}

extension ViewModifier where Self: Animatable {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { MovingModifierNode(view, inputs) }
}

/// An effect that is animatable by a value of its own.
package protocol MovingEffectModifier: EffectModifier, Animatable {}

extension MovingEffectModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MovingEffectNode(view, inputs) { $0.primitive($1) }
  }
}

/// A modifier of layout items that is animatable by a value of its own.
package protocol MovingItemModifier: ItemModifier, Animatable {}

extension MovingItemModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { MovingItemModifierNode(view, inputs) }
}
