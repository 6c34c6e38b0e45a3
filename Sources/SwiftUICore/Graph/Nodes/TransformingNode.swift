/// The node of a view that changes each of its content's layout items, and keeps what it has made for each.
package class TransformingNode<V: View, Content: View, Made>: ContentNode<V, Content> {
  package final var made = MadeItems<Made>()

  /// The changed items of a list; items that were there before keep what was made for them.
  package func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] { children }

  /// Ends what was made for a row that has gone.
  package func discard(_ list: ItemList) {}

  /// The trait that the modifier gives to a whole collection of rows, if any.
  package var collectionTrait: (any LayoutTraitValue)? { nil }

  package override func appendItems(to items: inout [LayoutItem]) {
    if let content { items += transform(content.items(), in: .content) }
  }

  package override func appendLazySources(to sources: inout [LazySource]) {
    guard let content else { return }
    var inner: [LazySource] = []
    content.appendLazySources(to: &inner)
    var live: [LayoutItem] = []
    for case .item(let item) in inner { live.append(item) }
    var changed = transform(live, in: .content)[...]
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
}

/// The node of a modifier that changes each of the modified view's layout items.
package class TransformingModifierNode<Content: View, Modifier: ViewModifier, Made>:
  TransformingNode<ModifiedContent<Content, Modifier>, Content, Made>
{
  package private(set) final var modifier: Modifier

  package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    makeContent(view.content, childInputs)
  }

  /// Takes the modifier's new value; `refresh()` is to bring it into what was made.
  package override func update(_ view: ModifiedContent<Content, Modifier>) {
    show(presented(view.modifier))
    content?.update(view.content)
  }

  /// What is to be shown of the modifier's new value: on its way there where the change is animated.
  package func presented(_ new: Modifier) -> Modifier { new }

  /// Brings a value of the modifier into what was made.
  package final func show(_ new: Modifier) {
    guard isMarked || !isBitwiseEqual(modifier, new) else { return }
    modifier = new
    refresh()
  }
}
