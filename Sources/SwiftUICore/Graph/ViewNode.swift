import Foundation

/// What a node inherits from the place in the tree where it is made.
@MainActor
public struct _NodeInputs {
  package unowned let graph: ViewGraph
  package var parent: _ViewNode?
  package var scope: EnvironmentScope
  package var modifierContent: ModifierContentLink?
  /// Whether the nearest container makes the rows of loops on demand.
  package var isLazy = false
  /// Whether the views are only described to a view that shows them in a way of its own, without native views.
  package var isDescribed = false

  package init(
    graph: ViewGraph, parent: _ViewNode?, scope: EnvironmentScope,
    modifierContent: ModifierContentLink? = nil
  ) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
    self.modifierContent = modifierContent
  }
}

/// A place in the retained tree: made once for a view's identity, updated in place, unmounted once.
///
/// A node holds the last value of its view and what must outlive values: state, tasks, layout items, native
/// views. Nodes that stand for several views (groups, tuples, loops) hand on the layout items of their children.
@MainActor
open class _ViewNode {
  package unowned let graph: ViewGraph
  /// The graph's inbox, for marks from any thread.
  package nonisolated let inbox: Inbox
  package private(set) weak var parent: _ViewNode?
  package let scope: EnvironmentScope
  package let modifierContent: ModifierContentLink?
  package let isLazy: Bool
  package let isDescribed: Bool
  package let depth: Int
  package private(set) var isMounted = true

  /// Counts evaluations: a read registered by an earlier one no longer concerns the node.
  package var generation = 0
  package var isMarked = false
  /// The environment keys that the last evaluation read.
  package var environmentKeys: [ObjectIdentifier] = []
  package var scopeIndex = -1
  package var observation: ObservationHandle?

  package init(_ inputs: _NodeInputs) {
    graph = inputs.graph
    inbox = inputs.graph.inbox
    parent = inputs.parent
    scope = inputs.scope
    modifierContent = inputs.modifierContent
    isLazy = inputs.isLazy
    isDescribed = inputs.isDescribed
    depth = (inputs.parent?.depth ?? -1) + 1
    graph.counters.nodesMade += 1
  }

  /// The type of the view or modifier, for messages.
  package var viewType: Any.Type { Self.self }

  /// Inputs for a child of this node.
  package var childInputs: _NodeInputs {
    var inputs = _NodeInputs(
      graph: graph, parent: self, scope: scope, modifierContent: modifierContent)
    inputs.isLazy = isLazy
    inputs.isDescribed = isDescribed
    return inputs
  }

  /// Inputs for the content of a container that shows all of it.
  package var eagerInputs: _NodeInputs {
    var inputs = childInputs
    inputs.isLazy = false
    return inputs
  }

  /// What makes the native views of this part of the tree.
  package final var nativeViews: any NativeViewMaker {
    if isDescribed, let describer = graph.describer { return describer }
    return graph.renderer
  }

  /// The children in document order.
  package func forEachChild(_ action: (_ViewNode) -> Void) {}

  /// The children that come and go with the node, and not what is put before or behind them.
  package func forEachTransitionChild(_ action: (_ViewNode) -> Void) { forEachChild(action) }

  /// Appends the layout items that this node gives to the enclosing container, in order.
  package func appendItems(to items: inout [LayoutItem]) {
    forEachChild { $0.appendItems(to: &items) }
  }

  /// Appends what this node gives to an enclosing lazy container, in order.
  package func appendLazySources(to sources: inout [LazySource]) {
    if standsForItsItems {
      for item in items() { sources.append(.item(item)) }
    } else {
      forEachChild { $0.appendLazySources(to: &sources) }
    }
  }

  /// Whether the node makes or changes layout items itself, and does not just hand on its children's.
  package var standsForItsItems: Bool { false }

  /// One of the items, to find out where the node is in the layout.
  package var representativeItem: LayoutItem? {
    var found: LayoutItem?
    forEachChild { if found == nil { found = $0.representativeItem } }
    return found
  }

  /// The items of this node as a new array.
  package final func items() -> [LayoutItem] {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    return items
  }

  /// Whether the node has native views of its own: most often one.
  package var hasNatives: Bool { false }

  package func forEachNative(_ action: (any NativeView) -> Void) {}

  package final var firstNative: (any NativeView)? {
    var first: (any NativeView)?
    forEachNative { if first == nil { first = $0 } }
    return first
  }

  /// Whether a view here or below has state that was changed, and would be lost with the node.
  package var hasWrittenState: Bool {
    var found = false
    forEachChild { if !found { found = $0.hasWrittenState } }
    return found
  }

  /// How many nodes here and below take part in preferences.
  package final var preferenceCount = 0

  /// Adds this subtree's value of a preference key to `sum`, in document order.
  package func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    appendPreferenceOfChildren(key, to: &sum)
  }

  /// Called when the value of a key (nil: of any) below has changed. Returns whether those above may be concerned.
  package func preferenceBelowDidChange(_ key: ObjectIdentifier?) -> Bool { true }

  /// Evaluates again after a mark: state, environment or an observed object that the node read has changed.
  package func refresh() {}

  /// Called by a child whose items changed in number, order or identity. Containers stop it here.
  package func childItemsChanged() {
    parent?.childItemsChanged()
  }

  /// Called by a native view below after its widget took a new description.
  package func nativeWasUpdated() {}

  /// Tells the nodes above, which may hand the native view to users, that it was updated.
  package final func tellNativeWasUpdated() {
    var node = parent
    while let current = node {
      current.nativeWasUpdated()
      if current.hasNatives { return }
      node = current.parent
    }
  }

  /// Releases what the node holds outside the tree. Children are unmounted before.
  package func willUnmount() {}

  package final func unmount() {
    guard isMounted else { return }
    forEachChild { $0.unmount() }
    willUnmount()
    isMounted = false
    generation += 1
    observation?.cancel()
    observation = nil
    scope.removeReader(self)
    graph.counters.nodesFreed += 1
  }

  package final func noteEnvironmentRead(_ key: ObjectIdentifier) {
    guard !environmentKeys.contains(key) else { return }
    environmentKeys.append(key)
    scope.addReader(self)
  }

  /// The nearest enclosing node of a type.
  package final func ancestor<N: _ViewNode>(ofType type: N.Type) -> N? {
    var node = parent
    while let candidate = node {
      if let match = candidate as? N { return match }
      node = candidate.parent
    }
    return nil
  }
}

/// A node whose view has a known type, so that a parent can update it without casts.
@MainActor
open class _TypedNode<V: View>: _ViewNode {
  package init(inputs: _NodeInputs) {
    super.init(inputs)
  }

  package override var viewType: Any.Type { V.self }

  /// Takes the view's new value. Called only for the same identity.
  package func update(_ view: V) {}
}
