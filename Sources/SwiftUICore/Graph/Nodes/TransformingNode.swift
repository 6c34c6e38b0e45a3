/// The node of a modifier that changes each of its content's layout items.
package class TransformingNode<V: View>: _TypedNode<V> {
  /// The node whose items are changed.
  package var transformed: _ViewNode? { nil }

  /// The changed items of a list; items that were there before keep what was made for them.
  package func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] { children }

  /// Ends what was made for a row that has gone.
  package func discard(_ list: ItemList) {}

  /// The trait that the modifier gives to a whole collection of rows, if any.
  package var collectionTrait: (any LayoutTraitValue)? { nil }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let transformed { items += transform(transformed.items(), in: .content) }
  }

  package override func appendLazySources(to sources: inout [LazySource]) {
    guard let transformed else { return }
    var inner: [LazySource] = []
    transformed.appendLazySources(to: &inner)
    var live: [LayoutItem] = []
    for case .item(let item) in inner { live.append(item) }
    var changed: ArraySlice<LayoutItem> = transform(live, in: .content)[...]
    for source in inner {
      switch source {
      case .item: if let item = changed.popFirst() { sources.append(.item(item)) }
      case .rows(let rows): sources.append(.rows(wrapped(rows)))
      case .sectionStart, .sectionEnd: sources.append(source)
      }
    }
  }

  private var wrappers: [ObjectIdentifier: WrappedRows] = [:]

  /// One wrapper for each collection, so that it is known again.
  private func wrapped(_ rows: any LazyRowSource) -> WrappedRows {
    if let known = wrappers[ObjectIdentifier(rows)] { return known }
    let wrapper = WrappedRows(
      rows, trait: { [weak self] in self?.collectionTrait },
      discard: { [weak self] in self?.discard($0) },
      wrap: { [weak self] in self?.transform($0, in: $1) ?? $0 })
    wrappers[ObjectIdentifier(rows)] = wrapper
    return wrapper
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let transformed { action(transformed) }
  }
}
