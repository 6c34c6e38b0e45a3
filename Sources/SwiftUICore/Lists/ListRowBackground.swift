package enum ListRowBackgroundTraitKey: LayoutTraitKey {
  package static var defaultValue: AnyView? { nil }
}

/// Puts a view behind the row that a view is in.
private struct ListRowBackgroundModifier<Background: View> {
  let background: Background?
}

extension ListRowBackgroundModifier: LayeringModifier {
  typealias Body = Never
  @MainActor var layer: Background? { background }
  @MainActor var layerAlignment: Alignment { .center }
  @MainActor static var isInFront: Bool { false }

  @MainActor static func makeItem(child: LayoutItem, alignment: Alignment) -> LayeredItem {
    RowBackgroundItem(child: child, alignment: alignment, isInFront: isInFront)
  }
}

extension View {
  /// Places a custom background view behind a list row item: all over the row, and before what shows that the row is
  /// selected.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
      .modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>(value: view.map { AnyView($0) }))
  }
}
