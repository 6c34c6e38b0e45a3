/// One of the views that come or go together, each with a transition of its own.
@MainActor
package protocol TransitionElement: _ViewNode {
  /// Shows the view in a phase, in the transaction of the update that is under way.
  func show(_ phase: TransitionPhase)
}

extension _ViewNode {
  /// The views here that have a transition of their own, and the nodes of those that have none, in order.
  package final func transitionElements() -> (own: [any TransitionElement], plain: [_ViewNode]) {
    var own: [any TransitionElement] = []
    var plain: [_ViewNode] = []
    collectTransitionElements(&own, &plain)
    return (own, plain)
  }

  private func collectTransitionElements(
    _ own: inout [any TransitionElement], _ plain: inout [_ViewNode]
  ) {
    if let element = self as? any TransitionElement {
      own.append(element)
    } else if standsForItsItems {
      plain.append(self)
    } else {
      forEachTransitionChild { $0.collectTransitionElements(&own, &plain) }
    }
  }
}
