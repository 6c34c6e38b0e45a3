/// The node of a `ForEach` in a lazy container: keeps the data, and only those rows that are shown.
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>
{
  fileprivate typealias Key = ElementID<ID>
  private var source: ForEach<Data, ID, Content>
  fileprivate var mounted: [Key: Mounted] = [:]
  private var hasDuplicates = false
  private var changes: [LazyChange] = []

  fileprivate struct Mounted {
    var index: Int
    let row: LazyRow
    let holder: LazyRowNode
    let node: _TypedNode<Content>
  }

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    source = view
    super.init(inputs: inputs)
  }

  // MARK: Rows

  package var count: Int { source.data.count }

  package var viewsPerRow: Int? { Content._staticItemCount }

  private func element(at index: Int) -> Data.Element? {
    guard index >= 0, index < count else { return nil }
    return source.data[source.data.index(source.data.startIndex, offsetBy: index)]
  }

  package func id(at index: Int) -> AnyHashable {
    guard let element = element(at: index) else { return AnyHashable(index) }
    return AnyHashable(source.identify(element))
  }

  package func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let known = mounted[Key(id: id, occurrence: 0)] { return known.index }
    var index = 0
    for element in source.data {
      if source.identify(element) == id { return index }
      index += 1
    }
    return nil
  }

  package func row(at index: Int) -> LazyRow? {
    guard let element = element(at: index) else { return nil }
    let key = key(of: source.identify(element), at: index)
    if let known = mounted[key] { return known.row }
    var inputs = childInputs
    inputs.isLazy = false
    let holder = LazyRowNode(inputs)
    holder.onRefresh = { [weak self] in self?.refresh(key) }
    let node = holder.make(content(of: element, holder))
    let row = LazyRow(id: AnyHashable(key.id), node: holder)
    holder.row = row
    mounted[key] = Mounted(index: index, row: row, holder: holder, node: node)
    return row
  }

  /// The key of the row at an index: another than those of rows that are shown elsewhere with the same identifier.
  private func key(of id: ID, at index: Int) -> Key {
    if hasDuplicates {
      let known = mounted.first { $0.key.id == id && $0.value.index == index }
      if let known { return known.key }
    }
    var occurrence = 0
    while let known = mounted[Key(id: id, occurrence: occurrence)], known.index != index {
      hasDuplicates = true
      report(duplicate: id)
      occurrence += 1
    }
    return Key(id: id, occurrence: occurrence)
  }

  private func report(duplicate id: ID) {
    Diagnostics.reportOnce(
      "ForEach: the ID \(id) occurs more than once in the collection; "
        + "each element needs an identifier of its own.")
  }

  package func release(_ row: LazyRow) {
    // What the user changed in a row must be there when it comes back.
    guard let key = key(of: row), !row.node.hasWrittenState else { return }
    mounted[key] = nil
    row.node.unmount()
  }

  private func key(of row: LazyRow) -> Key? {
    guard let id = row.id.base as? ID else { return nil }
    var key = Key(id: id, occurrence: 0)
    while let known = mounted[key], known.row.node !== row.node {
      key = Key(id: id, occurrence: key.occurrence + 1)
    }
    if mounted[key] != nil { return key }
    // A row before it with the same identifier may have gone.
    return mounted.first { $0.value.row.node === row.node }?.key
  }

  package func takeChanges() -> [LazyChange] {
    defer { changes = [] }
    return changes
  }

  package func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  package override func update(_ view: ForEach<Data, ID, Content>) {
    let old = source.data
    source = view
    if isBitwiseEqual(old, view.data) {
      for row in mounted.values { refresh(row) }
      return
    }
    let difference = IdentifierDifference<Data, ID>(view.identify)
    let change = difference.change(from: old, to: view.data)
    if let change {
      changes.append(change)
      move(mounted: change, removedFrom: old)
    }
    for row in mounted.values { refresh(row) }
    if change != nil {
      childItemsChanged()
      childrenDidMove()
    }
  }

  private func refresh(_ row: Mounted) {
    if let element = element(at: row.index) { row.node.update(content(of: element, row.holder)) }
  }

  private func refresh(_ key: Key) {
    if let row = mounted[key] { refresh(row) }
  }

  /// A row's view. What making it reads is charged to the row.
  private func content(of element: Data.Element, _ holder: LazyRowNode) -> Content {
    holder.evaluating(ForEach<Data, ID, Content>.self) { source.content(element) }
  }

  /// Gives the rows that are shown their new indices, and ends those whose elements have gone.
  private func move(mounted change: LazyChange, removedFrom old: Data) {
    var inserted: [Key: Int] = [:]
    let touched = mounted.values.contains { row in
      row.index >= change.position && row.index < change.position + change.removed
    }
    if touched {
      let start = source.data.index(source.data.startIndex, offsetBy: change.position)
      var index = change.position
      for element in source.data[start...].prefix(change.added) {
        var key = Key(id: source.identify(element), occurrence: 0)
        while inserted[key] != nil { key = Key(id: key.id, occurrence: key.occurrence + 1) }
        inserted[key] = index
        index += 1
      }
    }
    for (key, row) in mounted {
      if row.index < change.position { continue }
      if row.index >= change.position + change.removed {
        mounted[key]?.index += change.added - change.removed
      } else if let index = inserted[key] {
        mounted[key]?.index = index
      } else {
        mounted[key] = nil
        row.row.node.unmount()
      }
    }
  }

  package override func appendLazySources(to sources: inout [LazySource]) {
    sources.append(.rows(self))
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    for row in mounted.values.sorted(by: { $0.index < $1.index }) { action(row.row.node) }
  }

  package override func appendItems(to items: inout [LayoutItem]) {}
}

extension LazyForEachNode: LazyRowSource {}

extension LazyForEachNode: IdentifiedRows {
  package func node(of id: AnyHashable) -> _ViewNode? {
    guard let id = id.base as? ID, let row = mounted[Key(id: id, occurrence: 0)],
      row.row.owner != nil
    else { return nil }
    return row.holder
  }
}

/// The top of one row's views: stops what would gather the whole container anew for one row's change.
final class LazyRowNode: _ViewNode {
  private var content: _ViewNode?
  weak var row: LazyRow?
  var onRefresh: (() -> Void)?

  override func refresh() { onRefresh?() }

  func make<Content: View>(_ view: Content) -> _TypedNode<Content> {
    let node = Content._makeNode(view, childInputs)
    content = node
    return node
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  override func childItemsChanged() {
    if let owner = row?.owner { owner.rowItemsChanged(self) }
  }
}
