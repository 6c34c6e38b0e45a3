/// Views that have just been inserted, and come in with their transitions.
@MainActor
package enum Arrival {
  /// Shows a node's views as they are before they are there; and in the same update, in its transaction, as they are
  /// to be.
  package static func begin(of node: _ViewNode) {
    let driver = node.graph.animations
    guard driver.showsMotion else { return }
    let (own, plain) = node.transitionElements()
    if !own.isEmpty {
      driver.withoutMotion { for element in own { element.show(.willAppear) } }
      node.graph.afterSettling {
        for element in own where element.isMounted { element.show(.identity) }
      }
    }
    guard driver.isArmed else { return }
    for element in plain { Fade.all(of: element).forEach { $0.begin() } }
  }
}
