import Foundation

/// A view that has been removed, and is still shown until its transition is over. It takes no part in layout, and no
/// input.
@MainActor
package final class Departure {
  private let node: _ViewNode
  private let elements: (own: [any TransitionElement], plain: [_ViewNode])
  private var places: [DepartingItem] = []
  private var whenOver: (() -> Void)?

  /// Begins the removal of a node's views; nil where no transition moves anything, and they are to go at once.
  ///
  /// - Parameter whenOver: called once the last of it has ended, unless it was cancelled.
  package static func begin(of node: _ViewNode, _ whenOver: @escaping () -> Void) -> Departure? {
    guard node.graph.animations.showsMotion else { return nil }
    let departure = Departure(node)
    return departure.begin(whenOver) ? departure : nil
  }

  private init(_ node: _ViewNode) {
    self.node = node
    elements = node.transitionElements()
  }

  private func begin(_ whenOver: @escaping () -> Void) -> Bool {
    let items = node.items()
    guard let host = items.first?.host else { return false }
    self.whenOver = whenOver
    var token: AnimationCompletion? = AnimationCompletion(.removed) { [weak self] in self?.end() }
    node.graph.withCompletion(token) {
      show(.didDisappear)
    }
    // Nobody else holds it: nothing moves.
    if isKnownUniquelyReferenced(&token) {
      self.whenOver = nil
      return false
    }
    places = host.keep(items)
    forEachNative { $0.takesInput = false }
    return true
  }

  private func show(_ phase: TransitionPhase) {
    for element in elements.own { element.show(phase) }
    for fade in elements.plain.flatMap(Fade.all) { fade.show(phase.isIdentity ? 1 : 0) }
  }

  private func forEachNative(_ action: (any NativeView) -> Void) {
    var natives: [NativeItem] = []
    for place in places { place.child.appendNatives(to: &natives) }
    for item in natives { action(item.native) }
  }

  /// Lets the view come back from where it is shown.
  package func cancel() {
    whenOver = nil
    show(.identity)
    forEachNative { $0.takesInput = true }
    for place in places { place.leave() }
    places = []
  }

  /// Ends the removal now.
  package func end() {
    guard let whenOver else { return }
    self.whenOver = nil
    for place in places { place.leave() }
    places = []
    whenOver()
  }
}
