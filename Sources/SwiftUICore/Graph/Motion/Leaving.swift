/// A child that has been removed and may come back while it is still shown.
@MainActor
package struct Leaving<Node: _ViewNode> {
  package let node: Node
  package let departure: Departure

  /// Lets the child come back from where it is shown.
  package func comeBack() -> Node {
    departure.cancel()
    return node
  }
}

extension _ViewNode {
  /// Removes a child that may still be shown for the time of its transition.
  ///
  /// - Parameter whenGone: called when a child that is still shown has gone.
  /// - Returns: nil where it has gone at once.
  package final func remove<Node: _ViewNode>(
    _ child: Node, _ whenGone: @escaping () -> Void
  ) -> Leaving<Node>? {
    let departure = Departure.begin(of: child) {
      whenGone()
      child.unmount()
    }
    guard let departure else {
      child.unmount()
      return nil
    }
    return Leaving(node: child, departure: departure)
  }
}
