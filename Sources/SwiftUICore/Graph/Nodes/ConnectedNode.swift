/// A node of a view or modifier of the user's own, which can tell outside of an update what it holds and shows,
/// with its state in place. What is read is charged to nobody.
@MainActor
package protocol ConnectedNode: _ViewNode {
  /// The view or the modifier, connected to its state.
  var connectedValue: Any { get }
  /// What its body is now.
  var connectedBody: Any { get }
}

/// A node of a modifier that shows another view beside the one that it is applied to.
@MainActor
package protocol ShowingNode: _ViewNode {
  var modifierType: Any.Type { get }
  /// The top of what it shows now.
  var shownNode: _ViewNode? { get }
}

extension _ViewNode {
  /// The top of what a modifier of a type shows, here or below; of several one in another, that of the one after
  /// `count` others.
  package final func nodeShown(by modifier: Any.Type, skipping count: Int) -> _ViewNode? {
    var count = count
    if let showing = self as? any ShowingNode, showing.modifierType == modifier {
      guard count > 0 else { return showing.shownNode }
      count -= 1
    }
    var found: _ViewNode?
    forEachChild { child in
      if found == nil { found = child.nodeShown(by: modifier, skipping: count) }
    }
    return found
  }

  /// The first node here or below that holds a view or a modifier of a type, in document order.
  package final func first(_ type: Any.Type, includesSelf: Bool) -> _ViewNode? {
    if includesSelf, viewType == type { return self }
    var found: _ViewNode?
    forEachChild { child in
      if found == nil { found = child.first(type, includesSelf: true) }
    }
    return found
  }

  /// The node of an element, where this is that of several views or of a loop; rows are made on demand.
  package final func elementNodes() -> ElementNodes {
    if let rows = self as? any LazyRowSource { return ElementNodes(rows: rows) }
    var children: [_ViewNode] = []
    forEachChild { children.append($0) }
    return ElementNodes(children: children)
  }
}

/// The nodes of several views.
@MainActor
package struct ElementNodes {
  private var children: [_ViewNode] = []
  private var rows: (any LazyRowSource)?

  init(children: [_ViewNode]) { self.children = children }
  init(rows: any LazyRowSource) { self.rows = rows }

  package subscript(index: Int) -> _ViewNode? {
    if let rows { return rows.row(at: index)?.node }
    return children.indices.contains(index) ? children[index] : nil
  }
}
