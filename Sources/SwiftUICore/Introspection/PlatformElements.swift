/// The platform elements (GTK widgets) in and around a view, for libraries that hand them to users.
///
/// Linux's own.
/// Valid only during the call that it is given to. Nothing is walked until a sequence is iterated, and only as far
/// as it is.
@_spi(Introspection)
public struct PlatformElements {
  private let node: _ViewNode

  init(node: _ViewNode) { self.node = node }

  /// The elements owned by the receiver's views, outermost first, in document order. The inner parts of
  /// composite widgets are not among them.
  @MainActor public var receiver: Receiver { Receiver(node: node) }

  /// The elements that enclose the receiver, the innermost first, the window last. Around a list's row that
  /// includes the list's own cell.
  @MainActor public var ancestors: [AnyObject] {
    var result: [AnyObject] = []
    var cells = enclosingCells[...]
    var current = node.parent
    while let node = current {
      if node is any LazyRowsNode, let cell = cells.popFirst() { result.append(cell) }
      if let native = node.firstNative {
        result += native.innerEntities.reversed()
        result.append(native.entity)
      } else if let root = node as? any RootNode {
        result += root.enclosingEntities
        if root.isWindow { break }
      }
      current = node.parent
    }
    return result
  }

  /// The hosts around the receiver, innermost first.
  @MainActor private var hosts: [LayoutHost] {
    var result: [LayoutHost] = []
    var host = node.representativeItem?.host
    while let current = host {
      result.append(current)
      host = current.owner?.host
    }
    return result
  }

  @MainActor private var enclosingCells: [AnyObject] { hosts.compactMap { $0.cellEntity?() } }

  @MainActor public var isInWindow: Bool { container?.isInWindow ?? false }

  /// The native container that the receiver is in.
  @MainActor var container: (any NativeContainer)? {
    if let host = node.representativeItem?.host { return host.container }
    var current = node.parent
    while let node = current {
      if let container = node.firstNative?.container { return container }
      if let root = node as? any RootNode { return root.rootContainer }
      current = node.parent
    }
    return nil
  }

  /// Walks through the receiver's elements until `isLast` says so.
  @MainActor public func walkReceiver(until isLast: (AnyObject) -> Bool) {
    var walk = Walk(node)
    while let element = walk.next(), !isLast(element) {}
  }

  /// A lazy walk through the receiver's elements.
  public struct Receiver: Sequence {
    fileprivate let node: _ViewNode

    nonisolated public func makeIterator() -> Iterator { Iterator(node: node) }

    public struct Iterator: IteratorProtocol {
      private let walk: SharedWalk

      fileprivate init(node: _ViewNode) { walk = SharedWalk(node) }

      // Sequences are not isolated, but these live only in a call on the main actor.
      public mutating func next() -> AnyObject? { onMainActor(walk) { $0.walk.next() } }
    }
  }

  private final class SharedWalk {
    var walk: Walk

    init(_ node: _ViewNode) { walk = Walk(node) }
  }

  private struct Walk {
    private var nodes: [_ViewNode]
    /// Of the node that the walk is at.
    private var natives: ArraySlice<any NativeView> = []
    private var inner: ArraySlice<AnyObject> = []
    /// The one that was given last. Its inner elements are asked for only if the walk goes on.
    private var last: (any NativeView)?

    init(_ node: _ViewNode) { nodes = [node] }

    @MainActor mutating func next() -> AnyObject? {
      if let native = last {
        last = nil
        inner = native.innerEntities[...]
      }
      if let element = inner.popFirst() { return element }
      if let native = natives.popFirst() { return give(native) }
      while let node = nodes.popLast() {
        let known = nodes.count
        node.forEachChild { nodes.append($0) }
        nodes[known...].reverse()
        guard node.hasNatives else { continue }
        var first: (any NativeView)?
        node.forEachNative { native in
          if first == nil { first = native } else { natives.append(native) }
        }
        if let first { return give(first) }
      }
      return nil
    }

    @MainActor private mutating func give(_ native: any NativeView) -> AnyObject {
      last = native
      return native.entity
    }
  }
}
