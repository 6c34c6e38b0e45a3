/// Finds, for a placeholder view, the node that knows which view it stands for.
@MainActor
package final class ModifierContentLink {
  fileprivate let key: ObjectIdentifier
  fileprivate weak var provider: (any PlaceholderProvider)?
  fileprivate let outer: ModifierContentLink?

  package init(
    key: ObjectIdentifier, provider: any PlaceholderProvider, outer: ModifierContentLink?
  ) {
    self.key = key
    self.provider = provider
    self.outer = outer
  }
}

@MainActor
package protocol PlaceholderProvider: AnyObject {
  /// Makes a node of the provided view at the place of a placeholder.
  func makeContentNode(_ inputs: _NodeInputs) -> _ViewNode
  func register(_ placeholder: any Placeholder)
}

@MainActor
package protocol Placeholder: _ViewNode {
  var inner: _ViewNode? { get }
}

/// The placeholders that show a provider's view at the moment.
@MainActor
package struct PlaceholderList {
  private struct WeakPlaceholder { weak var node: (any Placeholder)? }
  private var entries: [WeakPlaceholder] = []

  package init() {}

  package mutating func add(_ placeholder: any Placeholder) {
    entries.append(WeakPlaceholder(node: placeholder))
  }

  package mutating func update<V: View>(with view: V) {
    entries.removeAll { $0.node?.isMounted != true }
    for entry in entries { (entry.node?.inner as? _TypedNode<V>)?.update(view) }
  }
}

/// The node of a placeholder view: holds the node of the view that it stands for.
package final class PlaceholderNode<V: View>: _TypedNode<V>, Placeholder {
  package private(set) var inner: _ViewNode?

  /// - Parameter missing: what to report where no enclosing node provides a view.
  package init(_ inputs: _NodeInputs, key: ObjectIdentifier, missing: @autoclosure () -> String) {
    super.init(inputs: inputs)
    var link = inputs.modifierContent
    while let current = link, current.key != key { link = current.outer }
    guard let provider = link?.provider else {
      Diagnostics.reportOnce("\(missing()); nothing is shown there.")
      return
    }
    inner = provider.makeContentNode(childInputs)
    provider.register(self)
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let inner { action(inner) }
  }
}
