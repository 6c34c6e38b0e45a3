/// A primitive scene that describes a window.
package protocol WindowScene: Scene where Body == Never {
  @MainActor func describe(_ node: _ViewNode) -> SceneWindow
}

extension WindowScene {
  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { WindowSceneNode(scene, inputs) }
}

private final class WindowSceneNode<S: WindowScene>: _SceneNode<S> {
  private var scene: S

  init(_ scene: S, _ inputs: _NodeInputs) {
    self.scene = scene
    super.init(inputs: inputs)
  }

  override func update(_ scene: S) {
    self.scene = scene
    sceneDidChange()
  }

  override func appendWindows(to windows: inout [SceneWindow]) {
    windows.append(scene.describe(self))
  }
}
