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

package final class ItemModifierNode<Content: View, Modifier: ItemModifier>:
  TransformingNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var content: _TypedNode<Content>?
  private var made = MadeItems<Modifier.MadeItem>()

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    content = Content._makeNode(view.content, childInputs)
  }

  package override var collectionTrait: (any LayoutTraitValue)? { modifier.collectionTrait }

  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    if !isBitwiseEqual(modifier, view.modifier) {
      modifier = view.modifier
      for item in made.all { modifier.configure(item) }
    }
    content?.update(view.content)
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    made.take(children, in: list) { modifier.makeItem(around: $0) }.made
  }

  package override func discard(_ list: ItemList) { _ = made.remove(list) }

  package override var transformed: _ViewNode? { content }
}
