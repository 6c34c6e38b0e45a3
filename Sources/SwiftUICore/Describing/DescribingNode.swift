/// A primitive view that shows what other views say in a way of its own, without native views for them: a picker
/// its options, a text field its title.
///
/// `PrimitiveContext.descriptions` has what they say at the moment.
package protocol DescribingView: PrimitiveView {
  associatedtype Source: View
  @MainActor var described: Source { get }
}

extension DescribingView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    DescribingNode(view, inputs)
  }
}

extension PrimitiveContext {
  /// What the views of a `DescribingView` say, in order; nil while they are being made.
  package var descriptions: [ViewDescription]? {
    (node as? any DescriptionReading)?.descriptions
  }
}

@MainActor
private protocol DescriptionReading: _ViewNode {
  var descriptions: [ViewDescription]? { get }
}

package final class DescribingNode<V: DescribingView>: PrimitiveNode<V>, DescriptionReading,
  ItemOwner, LazyRowOwner
{
  private var source: _TypedNode<V.Source>?
  private var rows: [ObjectIdentifier: MadeRow] = [:]
  private lazy var root = DescribedItems(graph: graph) { [weak self] in self?.gatherAgain() }
  fileprivate private(set) var descriptions: [ViewDescription]?
  package var isItemRefreshPending = false

  /// A row of a loop and where it comes from.
  private struct MadeRow {
    let row: LazyRow
    let rows: any LazyRowSource
  }

  package override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    var inputs = childInputs
    graph.describer = DescribedViews.shared
    inputs.isDescribed = true
    // The rows of loops then come with their identifiers.
    inputs.isLazy = true
    source = V.Source._makeNode(view.described, inputs)
    gatherAgain()
  }

  package override func update(_ view: V) {
    super.update(view)
    source?.update(view.described)
    gatherAgain()
  }

  private func gatherAgain() { graph.setNeedsItems(self) }

  package override func childItemsChanged() { gatherAgain() }
  package override func nativeWasUpdated() { gatherAgain() }
  package func rowItemsChanged(_ node: _ViewNode) { gatherAgain() }

  package func refreshItems() {
    isItemRefreshPending = false
    guard isMounted, let source else { return }
    let new = gather(source)
    guard new != descriptions else { return }
    descriptions = new
    refresh()
  }

  private func gather(_ source: _ViewNode) -> [ViewDescription] {
    var sources: [LazySource] = []
    source.appendLazySources(to: &sources)
    var found = Found()
    for source in sources {
      switch source {
      case .item(let item): found.add(item)
      case .sectionStart(_, let items), .sectionEnd(_, let items):
        for item in items { found.add(item, kind: .header) }
      case .rows(let rows): append(rows, to: &found)
      }
    }
    root.setChildren(found.items)
    for (node, made) in rows where !found.rows.contains(node) {
      made.rows.release(made.row)
      rows[node] = nil
    }
    return found.descriptions
  }

  private struct Found {
    var descriptions: [ViewDescription] = []
    var items: [LayoutItem] = []
    var rows: Set<ObjectIdentifier> = []

    @MainActor mutating func add(
      _ item: LayoutItem, kind: ViewDescription.Kind = .view, id: AnyHashable? = nil
    ) {
      items.append(item)
      descriptions.append(ViewDescription(item, kind: kind, id: id))
    }
  }

  private func append(_ rows: any LazyRowSource, to found: inout Found) {
    // All rows are read: which have changed doesn't matter.
    _ = rows.takeChanges()
    for index in 0..<rows.count {
      guard let row = rows.row(at: index) else { continue }
      row.owner = self
      let node = ObjectIdentifier(row.node)
      self.rows[node] = MadeRow(row: row, rows: rows)
      found.rows.insert(node)
      for item in row.items { found.add(item, id: row.id) }
    }
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let source { action(source) }
  }

  package override func willUnmount() {
    root.setChildren([])
    super.willUnmount()
  }
}

/// The items that are only described, so that they can tell of a change of their tags.
private final class DescribedItems: ArrangedItem {
  private let tagsChanged: () -> Void

  init(graph: ViewGraph, tagsChanged: @escaping () -> Void) {
    self.tagsChanged = tagsChanged
    super.init(graph: graph)
  }

  override func childTagsChanged() { tagsChanged() }
}
