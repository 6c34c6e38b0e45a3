/// A primitive modifier that wraps each of the modified view's layout items.
package protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype MadeItem: LayoutItem
  @MainActor func makeItem(around child: LayoutItem) -> MadeItem
  /// Takes the modifier's new value into an item that was made for an earlier one.
  @MainActor func configure(_ item: MadeItem)
  /// What the modifier says of a whole collection of rows, such as how to delete them.
  @MainActor var collectionTrait: (any LayoutTraitValue)? { get }
}

extension ItemModifier {
  @MainActor package var collectionTrait: (any LayoutTraitValue)? { nil }

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ItemModifierNode(view, inputs) }
}

package class ItemModifierNode<Content: View, Modifier: ItemModifier>:
  TransformingModifierNode<Content, Modifier, Modifier.MadeItem>
{
  package override var collectionTrait: (any LayoutTraitValue)? { modifier.collectionTrait }

  package override func refresh() {
    for item in made.all { modifier.configure(item) }
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    made.take(children, in: list) { modifier.makeItem(around: $0) }.made
  }

  package override func discard(_ list: ItemList) { _ = made.remove(list) }
}
