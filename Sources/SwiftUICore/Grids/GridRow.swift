/// A horizontal row in a two dimensional grid container.
///
/// Its views are the cells of the row. Outside of a grid it is a group.
public struct GridRow<Content: View> {
  package var alignment: VerticalAlignment?
  package var content: Content
}

extension GridRow: View {
  /// - Parameter alignment: where the row's views stand in its height; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { GridRowNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { Content._staticItemCount }
}

/// Which row of a grid a view is in.
package struct GridRowRole: Equatable {
  package let row: ObjectIdentifier
  package let alignment: VerticalAlignment?
}

package enum GridRowTraitKey: LayoutTraitKey {
  package static var defaultValue: GridRowRole? { nil }
  package static var effect: LayoutTraitEffect { .arrangement }
}

private final class GridRowNode<Content: View>:
  TransformingNode<GridRow<Content>, Content, TraitItem<GridRowTraitKey>>
{
  private var view: GridRow<Content>

  init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    makeContent(view.content, eagerInputs)
  }

  private var role: GridRowRole {
    GridRowRole(row: ObjectIdentifier(self), alignment: view.alignment)
  }

  override func update(_ view: GridRow<Content>) {
    self.view = view
    for item in made.all { item.value = role }
    content?.update(view.content)
  }

  override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    made.take(children, in: list) { TraitItem(child: $0, value: role) }.made
  }

  override func discard(_ list: ItemList) { _ = made.remove(list) }
}
