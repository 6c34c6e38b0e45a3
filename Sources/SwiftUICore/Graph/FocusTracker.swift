/// Which of a graph's nodes has the native view with the keyboard focus, as the platform tells it.
@MainActor
package final class FocusTracker {
  package private(set) weak var node: _ViewNode?
  /// Told of each move, from the one node to the other. One listener: the room of the focus.
  package var didMove: ((_ old: _ViewNode?, _ new: _ViewNode?) -> Void)?
  /// Whether the program is moving the focus: then the loss of the old view is half of the move.
  package var isMoving = false

  nonisolated package init() {}

  /// Called by native views, whoever moved the focus.
  package func platformDidChange(_ node: _ViewNode, hasFocus: Bool) {
    if hasFocus {
      move(to: node)
    } else if self.node === node, !isMoving {
      move(to: nil)
    }
  }

  /// Called when a node with native views goes.
  package func nativeWillGo(_ node: _ViewNode) {
    if self.node === node { move(to: nil) }
  }

  package func move(to new: _ViewNode?) {
    let old = node
    guard old !== new else { return }
    node = new
    didMove?(old, new)
  }

  /// Whether the focus is in a node's subtree.
  package func isInside(_ node: _ViewNode) -> Bool {
    var current = self.node
    while let candidate = current {
      if candidate === node { return true }
      current = candidate.parent
    }
    return false
  }
}

extension _ViewNode {
  /// Listens to a native view's focus, if it can have it.
  package final func connectFocus(_ native: any NativeView) {
    guard let native = native as? any FocusableNativeView else { return }
    native.focusDidChange = { [weak self] hasFocus in
      guard let self, isMounted else { return }
      graph.focused.platformDidChange(self, hasFocus: hasFocus)
    }
  }
}
