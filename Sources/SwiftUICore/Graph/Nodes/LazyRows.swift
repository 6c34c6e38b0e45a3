/// What a lazy container (`List`, `LazyVStack`) gathers from its content.
@MainActor
package enum LazySource {
  /// A view written out in the content: it is there already.
  case item(LayoutItem)
  /// Rows of a `ForEach`, made on demand.
  case rows(any LazyRowSource)
  /// The start and the end of a section; each may carry a header or a footer.
  case sectionStart(id: ObjectIdentifier, header: [LayoutItem])
  case sectionEnd(id: ObjectIdentifier, footer: [LayoutItem])
}

/// A collection of rows that exist only while they are needed.
@MainActor
package protocol LazyRowSource: AnyObject {
  var count: Int { get }
  /// How many views each row gives to its container; nil where only the row itself can tell.
  var viewsPerRow: Int? { get }
  /// The identifier of a row, without making it.
  func id(at index: Int) -> AnyHashable
  /// The index of a row; linear in the number of rows.
  func index(of id: AnyHashable) -> Int?
  /// Makes the row's views, or returns those that are there.
  func row(at index: Int) -> LazyRow?
  /// Ends a row's views and state, and what modifiers have made for it; also to be called for a row whose
  /// element has gone.
  func release(_ row: LazyRow)
  /// What changed since the last call, as replacements in the order in which they are to be applied.
  func takeChanges() -> [LazyChange]
  /// The value of a trait that the whole collection carries, such as its `onDelete` action.
  func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value
}

/// `removed` rows from `position` on have been replaced by `added` ones.
package struct LazyChange: Equatable, Sendable {
  package var position: Int
  package var removed: Int
  package var added: Int
}

/// The views of one row.
@MainActor
package final class LazyRow {
  package let id: AnyHashable
  package let node: _ViewNode
  private let wrap: ([LayoutItem]) -> [LayoutItem]
  /// Told when the row's items change in number or identity.
  package weak var owner: (any LazyRowOwner)? {
    didSet { base?.owner = owner }
  }
  /// The row that this one is around, which the row's views know.
  private var base: LazyRow?

  package init(
    id: AnyHashable, node: _ViewNode, wrap: @escaping ([LayoutItem]) -> [LayoutItem] = { $0 }
  ) {
    self.id = id
    self.node = node
    self.wrap = wrap
  }

  /// The row's layout items, most often one.
  package var items: [LayoutItem] { wrap(node.items()) }

  /// The same row with each item changed by a modifier around the collection.
  package func wrapped(_ outer: @escaping ([LayoutItem]) -> [LayoutItem]) -> LazyRow {
    let row = LazyRow(id: id, node: node) { [wrap] in outer(wrap($0)) }
    row.base = self
    row.owner = owner
    return row
  }
}

/// Where a row is shown.
@MainActor
package protocol LazyRowOwner: AnyObject {
  func rowItemsChanged(_ node: _ViewNode)
}

/// The rows of another source with a modifier around each.
@MainActor
package final class WrappedRows: LazyRowSource {
  private let base: any LazyRowSource
  private let wrap: ([LayoutItem], ItemList) -> [LayoutItem]
  private let discard: (ItemList) -> Void
  private let trait: () -> (any LayoutTraitValue)?

  package init(
    _ base: any LazyRowSource, trait: @escaping () -> (any LayoutTraitValue)? = { nil },
    discard: @escaping (ItemList) -> Void = { _ in },
    wrap: @escaping ([LayoutItem], ItemList) -> [LayoutItem] = { items, _ in items }
  ) {
    self.base = base
    self.trait = trait
    self.discard = discard
    self.wrap = wrap
  }

  package var count: Int { base.count }
  package var viewsPerRow: Int? { base.viewsPerRow }
  package func id(at index: Int) -> AnyHashable { base.id(at: index) }
  package func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  package func row(at index: Int) -> LazyRow? {
    guard let row = base.row(at: index) else { return nil }
    let list: ItemList = .row(ObjectIdentifier(row.node))
    return row.wrapped { [wrap] in wrap($0, list) }
  }
  package func release(_ row: LazyRow) {
    discard(.row(ObjectIdentifier(row.node)))
    base.release(row)
  }
  package func takeChanges() -> [LazyChange] { base.takeChanges() }

  package func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    trait()?.value(for: key) ?? base.trait(key)
  }
}

/// A node with cells of its own, each around one of its rows: a list.
@MainActor
package protocol LazyRowsNode: _ViewNode {}

/// A trait's value with its key erased.
@MainActor
package protocol LayoutTraitValue {
  func value<K: LayoutTraitKey>(for key: K.Type) -> K.Value?
}

package struct TraitValue<Key: LayoutTraitKey>: LayoutTraitValue {
  let value: Key.Value
  package init(_ key: Key.Type, _ value: Key.Value) { self.value = value }
  package func value<K: LayoutTraitKey>(for key: K.Type) -> K.Value? {
    key == Key.self ? value as? K.Value : nil
  }
}
