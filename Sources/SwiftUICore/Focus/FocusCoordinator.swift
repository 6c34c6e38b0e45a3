/// Moves a graph's keyboard focus where programs ask for it, and tells the views and states that follow it.
@MainActor
package final class FocusCoordinator: GraphService {
  private let focused: FocusTracker
  private var targets: [ObjectIdentifier: any FocusTarget] = [:]
  /// What views publish while the focus is in them.
  package let values = FocusedValueStore()

  package init(_ graph: ViewGraph) {
    focused = graph.focused
    focused.didMove = { [weak self] in self?.focusDidMove(from: $0, to: $1) }
  }

  private func focusDidMove(from old: _ViewNode?, to new: _ViewNode?) {
    var concerned: [ObjectIdentifier: any FocusTarget] = [:]
    for start in [old, new] {
      var current = start
      while let node = current {
        if let target = node as? any FocusTarget { concerned[ObjectIdentifier(target)] = target }
        current = node.parent
      }
    }
    for target in concerned.values { target.focusDidMove(self) }
    values.changed()
  }

  /// Whether the focus is in a node's subtree.
  package func isInside(_ node: _ViewNode) -> Bool { focused.isInside(node) }

  // MARK: The program

  package func add(_ target: any FocusTarget) { targets[ObjectIdentifier(target)] = target }

  package func remove(_ target: any FocusTarget) { targets[ObjectIdentifier(target)] = nil }

  /// The value of the view, of those bound to `store`, that has the focus.
  package func value<Value: Hashable>(of store: FocusStore<Value>) -> Value {
    var current = focused.node
    while let node = current {
      if let value = (node as? any FocusTarget)?.value(in: store) { return value }
      current = node.parent
    }
    return store.resetValue
  }

  /// Moves the focus to the view that stands for `value`; away from the views of `store` if none does.
  package func move<Value: Hashable>(to value: Value, in store: FocusStore<Value>) {
    guard self.value(of: store) != value else { return }
    focused.isMoving = true
    let isTaken = target(for: value, in: store).map { take($0) } ?? false
    focused.isMoving = false
    if isTaken || value != store.resetValue { return }
    for native in focusables(in: focused.node) where native.hasFocus {
      native.resignFocus()
      if !native.hasFocus { focused.move(to: nil) }
    }
  }

  private func target<Value: Hashable>(
    for value: Value, in store: FocusStore<Value>
  ) -> (any FocusTarget)? {
    let matching = targets.values.filter { $0.value(in: store) == value }
    return matching.min { $0.order < $1.order }
  }

  /// Gives the focus to the first native view in the target that takes it.
  private func take(_ target: any FocusTarget) -> Bool {
    var isTaken = false
    func visit(_ node: _ViewNode) {
      guard !isTaken else { return }
      for native in focusables(in: node) where !isTaken && native.takeFocus() {
        isTaken = true
        focused.move(to: node)
      }
      node.forEachChild(visit)
    }
    visit(target)
    return isTaken
  }

  private func focusables(in node: _ViewNode?) -> [any FocusableNativeView] {
    var found: [any FocusableNativeView] = []
    node?.forEachNative { native in
      if let focusable = native as? any FocusableNativeView { found.append(focusable) }
    }
    return found
  }
}

/// A node that stands for a value of a focus state.
@MainActor
package protocol FocusTarget: _ViewNode {
  /// Counts up in the order in which targets are made.
  var order: Int { get }
  /// The value that the focus here means for a store; nil for other stores.
  func value<Value: Hashable>(in store: FocusStore<Value>) -> Value?
  /// Called when the focus has come into the node, has left it, or has moved in it.
  func focusDidMove(_ focus: FocusCoordinator)
}

/// Storage that follows the focus.
@MainActor
package protocol FocusFollowing: AnyObject {
  func adopt(from focus: FocusCoordinator)
}

extension ViewGraph {
  package var focus: FocusCoordinator { service(FocusCoordinator.self) }
}
