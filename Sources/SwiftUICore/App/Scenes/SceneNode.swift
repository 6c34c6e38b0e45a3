/// A node of the tree of an app's scenes.
@MainActor
open class _SceneNodeBase: _ViewNode {
  package init(inputs: _NodeInputs) { super.init(inputs) }

  /// Appends the windows that this scene describes, in document order.
  package func appendWindows(to windows: inout [SceneWindow]) {
    forEachChild { ($0 as? _SceneNodeBase)?.appendWindows(to: &windows) }
  }

  /// Tells the list at the top that what a scene describes has changed.
  package func sceneDidChange() { (parent as? _SceneNodeBase)?.sceneDidChange() }
}

/// A node whose scene has a known type.
@MainActor
open class _SceneNode<S: Scene>: _SceneNodeBase {
  package override var viewType: Any.Type { S.self }

  /// Takes the scene's new value. Called only for the same identity.
  package func update(_ scene: S) {}
}

/// A scene made of other scenes.
package final class CompositeSceneNode<S: Scene>: _SceneNode<S> {
  private var source: S
  private var slots = PropertySlots()
  private var child: _SceneNode<S.Body>?

  package init(_ scene: S, _ inputs: _NodeInputs) {
    source = scene
    super.init(inputs: inputs)
    child = S.Body._makeSceneNode(evaluate(), childInputs)
  }

  private func evaluate() -> S.Body {
    graph.counters.bodies += 1
    var scene = source
    return evaluating(S.self) {
      slots.install(in: &scene, node: self)
      return scene.body
    }
  }

  package override func update(_ scene: S) {
    guard isMarked || !isBitwiseEqual(source, scene) else { return }
    source = scene
    refresh()
  }

  package override func refresh() { child?.update(evaluate()) }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }

  package override func willUnmount() { slots.detach() }
}
