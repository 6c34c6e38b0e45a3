/// One of the lists of items that a modifier's node changes: the content's, or those of a row that is made on
/// demand.
package enum ItemList: Hashable {
  case content
  case row(ObjectIdentifier)
}

/// What a modifier's node has made for the items of its content, kept for as long as each item is there.
@MainActor
package struct MadeItems<Made> {
  private var content: [Entry] = []
  private var rows: [ItemList: [Entry]] = [:]

  private struct Entry {
    let child: LayoutItem
    let made: Made
  }

  package init() {}

  private subscript(list: ItemList) -> [Entry] {
    get { list == .content ? content : rows[list] ?? [] }
    set {
      if list == .content {
        content = newValue
      } else {
        rows[list] = newValue.isEmpty ? nil : newValue
      }
    }
  }

  /// What was made for each of the items of a list.
  ///
  /// - Returns: the things made, in the items' order, and those whose items have left the list.
  package mutating func take(
    _ children: [LayoutItem], in list: ItemList, _ make: (LayoutItem) -> Made
  ) -> (made: [Made], gone: [Made]) {
    let entries = self[list]
    if children.elementsEqual(entries, by: { $0 === $1.child }) { return (entries.map(\.made), []) }
    var known: [ObjectIdentifier: Entry] = [:]
    for entry in entries { known[ObjectIdentifier(entry.child)] = entry }
    let new = children.map { child in
      known.removeValue(forKey: ObjectIdentifier(child)) ?? Entry(child: child, made: make(child))
    }
    self[list] = new
    return (new.map(\.made), known.values.map(\.made))
  }

  /// Forgets a list; returns what was made for its items.
  package mutating func remove(_ list: ItemList) -> [Made] {
    defer { self[list] = [] }
    return self[list].map(\.made)
  }

  /// Forgets all lists.
  package mutating func removeAll() -> [Made] {
    let all = self.all
    content = []
    rows = [:]
    return all
  }

  package var all: [Made] {
    var result = content.map(\.made)
    for row in rows.values { result += row.map(\.made) }
    return result
  }
}
