/// A primitive modifier that puts another view in front of or behind each of the modified view's layout items.
package protocol LayeringModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  @MainActor var layer: Layer { get }
  @MainActor var layerAlignment: Alignment { get }
  @MainActor static var isInFront: Bool { get }
  @MainActor static func makeItem(child: LayoutItem, alignment: Alignment) -> LayeredItem
}

extension LayeringModifier {
  @MainActor package static func makeItem(child: LayoutItem, alignment: Alignment) -> LayeredItem {
    LayeredItem(child: child, alignment: alignment, isInFront: isInFront)
  }

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { LayeringNode(view, inputs) }
}

package final class LayeringNode<Content: View, Modifier: LayeringModifier>:
  TransformingModifierNode<Content, Modifier, LayerNode<Modifier.Layer>>, ShowingNode
{
  package override func refresh() {
    for layer in made.all {
      layer.item.alignment = modifier.layerAlignment
      layer.content?.update(modifier.layer)
    }
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    let (layers, gone) = made.take(children, in: list) { child in
      let item = Modifier.makeItem(child: child, alignment: modifier.layerAlignment)
      return LayerNode(modifier.layer, item, eagerInputs)
    }
    for layer in gone { layer.unmount() }
    return layers.map(\.item)
  }

  package override func discard(_ list: ItemList) {
    for layer in made.remove(list) { layer.unmount() }
  }

  package var modifierType: Any.Type { Modifier.self }
  package var shownNode: _ViewNode? { made.all.first }

  // The modified view comes first, also where the layer is behind it: it is what a search looks for.
  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
    for layer in made.all { action(layer) }
  }
}

/// The top of one layer's tree.
package final class LayerNode<Content: View>: _ViewNode, ItemOwner {
  let item: LayeredItem
  private(set) var content: _TypedNode<Content>?
  package var isItemRefreshPending = false

  init(_ view: Content, _ item: LayeredItem, _ inputs: _NodeInputs) {
    self.item = item
    super.init(inputs)
    content = Content._makeNode(view, childInputs)
    graph.setNeedsItems(self)
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  // The layer takes no part in the layout around it.
  package override func childItemsChanged() { graph.setNeedsItems(self) }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let content else { return }
    item.setLayer(content.items())
  }

  package override func appendItems(to items: inout [LayoutItem]) {}
}
