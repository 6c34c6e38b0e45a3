/// The environment of a part of the tree: one for the root and one for each modifier that changes a value.
///
/// Nodes below read from it and are registered, so that a change marks just those that read the changed keys.
@MainActor
package final class EnvironmentScope {
  package private(set) var values: EnvironmentValues
  private weak var parent: EnvironmentScope?
  private var transform: ((inout EnvironmentValues) -> Void)?
  private var children: [ObjectIdentifier: WeakScope] = [:]
  private var readers: [UnownedNode] = []

  private struct WeakScope { weak var scope: EnvironmentScope? }
  private struct UnownedNode { unowned let node: _ViewNode }

  package init(root values: EnvironmentValues = EnvironmentValues()) {
    self.values = values
  }

  package init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
    self.parent = parent
    self.transform = transform
    var values = parent.values
    transform(&values)
    self.values = values
    parent.children[ObjectIdentifier(self)] = WeakScope(scope: self)
  }

  /// Ends the scope's share in changes above it. Called when its node is unmounted.
  package func detach() {
    parent?.children[ObjectIdentifier(self)] = nil
  }

  /// Takes a new transform and marks the readers of what it changes.
  package func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  /// Replaces the root's values.
  package func update(root values: EnvironmentValues) {
    apply(values)
  }

  private func recompute() {
    guard let parent, let transform else { return }
    var new = parent.values
    transform(&new)
    apply(new)
  }

  private func apply(_ new: EnvironmentValues) {
    let changed = EnvironmentValues.changedKeys(values, new)
    values = new
    guard !changed.isEmpty else { return }
    for reader in readers {
      let node = reader.node
      if node.environmentKeys.contains(where: changed.contains) {
        node.graph.inbox.mark(node, generation: node.generation)
      }
    }
    for child in children.values { child.scope?.recompute() }
  }

  package func addReader(_ node: _ViewNode) {
    guard node.scopeIndex < 0 else { return }
    node.scopeIndex = readers.count
    readers.append(UnownedNode(node: node))
  }

  package func removeReader(_ node: _ViewNode) {
    let index = node.scopeIndex
    guard readers.indices.contains(index) else { return }
    node.scopeIndex = -1
    let last = readers.removeLast()
    if index < readers.count {
      readers[index] = last
      last.node.scopeIndex = index
    }
  }
}
