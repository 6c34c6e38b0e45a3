/// A scene made of several ones.
public struct _TupleScene<T> {
  public var value: T
  // Keeps the types of the tuple's elements, which a tuple type does not tell.
  package let elements: any SceneElements.Type

  public init<each Content: Scene>(_ value: T) where T == (repeat each Content) {
    self.value = value
    elements = PackSceneElements<repeat each Content>.self
  }
}

extension _TupleScene: Scene {
  public typealias Body = Never

  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { TupleSceneNode(scene, inputs) }
}

/// Walks the elements of a tuple of scenes with their types.
package protocol SceneElements {
  @MainActor static func makeNodes<T>(_ tuple: T, _ inputs: _NodeInputs) -> [_SceneNodeBase]
  @MainActor static func update<T>(_ nodes: [_SceneNodeBase], _ tuple: T)
}

private struct PackSceneElements<each Content: Scene>: SceneElements {
  static func makeNodes<T>(_ tuple: T, _ inputs: _NodeInputs) -> [_SceneNodeBase] {
    guard let values = tuple as? (repeat each Content) else { return [] }
    var nodes: [_SceneNodeBase] = []
    for value in repeat each values { nodes.append(makeNode(value, inputs)) }
    return nodes
  }

  @MainActor private static func makeNode<S: Scene>(
    _ scene: S, _ inputs: _NodeInputs
  ) -> _SceneNodeBase { S._makeSceneNode(scene, inputs) }

  static func update<T>(_ nodes: [_SceneNodeBase], _ tuple: T) {
    guard let values = tuple as? (repeat each Content) else { return }
    var rest = nodes[...]
    for value in repeat each values {
      if let node = rest.popFirst() { update(node, value) }
    }
  }

  @MainActor private static func update<S: Scene>(_ node: _SceneNodeBase, _ scene: S) {
    (node as? _SceneNode<S>)?.update(scene)
  }
}

private final class TupleSceneNode<T>: _SceneNode<_TupleScene<T>> {
  private var nodes: [_SceneNodeBase] = []

  init(_ scene: _TupleScene<T>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    nodes = scene.elements.makeNodes(scene.value, childInputs)
  }

  override func update(_ scene: _TupleScene<T>) { scene.elements.update(nodes, scene.value) }

  override func forEachChild(_ action: (_ViewNode) -> Void) { nodes.forEach(action) }
}
