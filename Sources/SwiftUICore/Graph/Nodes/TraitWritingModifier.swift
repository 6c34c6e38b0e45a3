import Foundation

/// Gives a view a value for its container.
package struct _TraitWritingModifier<Key: LayoutTraitKey> {
  package var value: Key.Value

  package init(value: Key.Value) { self.value = value }
}

extension _TraitWritingModifier: ItemModifier {
  package typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> TraitItem<Key> {
    TraitItem<Key>(child: child, value: value)
  }

  @MainActor package func configure(_ item: TraitItem<Key>) { item.value = value }

  @MainActor package var collectionTrait: (any LayoutTraitValue)? { TraitValue(Key.self, value) }
}

/// A trait whose writing has a node of its own.
@MainActor
package protocol NodeMakingTraitKey: LayoutTraitKey {
  static func makeNode<C: View>(
    _ view: ModifiedContent<C, _TraitWritingModifier<Self>>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, _TraitWritingModifier<Self>>>
}

extension _TraitWritingModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    if let key = Key.self as? any NodeMakingTraitKey.Type,
      let node = makeNode(of: key, view, inputs) as? _TypedNode<ModifiedContent<C, Self>>
    {
      return node
    }
    return ItemModifierNode(view, inputs)
  }
}

@MainActor
private func makeNode<Key: NodeMakingTraitKey, C: View>(
  of key: Key.Type, _ view: ModifiedContent<C, some Any>, _ inputs: _NodeInputs
) -> _ViewNode? {
  guard let modifier = view.modifier as? _TraitWritingModifier<Key> else { return nil }
  return key.makeNode(ModifiedContent(content: view.content, modifier: modifier), inputs)
}

extension View {
  /// Sets how early among its neighbors the view gets space.
  ///
  /// A stack offers views of a higher priority all the space that is left beside the least sizes of the others.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(
      _TraitWritingModifier<LayoutPriorityTraitKey>(
        value: LayoutInput.rank(value, "layoutPriority")))
  }

  /// Sets which of overlapping neighbors is in front: the one with the greater value.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<ZIndexTraitKey>(value: LayoutInput.rank(value, "zIndex")))
  }

  /// Associates a value with a custom layout property, to be read by the containing ``Layout``.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_TraitWritingModifier<LayoutValueTraitKey<K>>(value: value))
  }
}
