extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {
  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { ConditionalSceneNode(scene, inputs) }
}

extension Optional: Scene where Wrapped: Scene {
  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { OptionalSceneNode(scene, inputs) }
}

private final class ConditionalSceneNode<TrueContent: Scene, FalseContent: Scene>:
  _SceneNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private enum Branch {
    case trueContent(_SceneNode<TrueContent>)
    case falseContent(_SceneNode<FalseContent>)

    var node: _SceneNodeBase {
      switch self {
      case .trueContent(let node): node
      case .falseContent(let node): node
      }
    }
  }
  private var branch: Branch?

  init(_ scene: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    make(scene)
  }

  private func make(_ scene: _ConditionalContent<TrueContent, FalseContent>) {
    switch scene.storage {
    case .trueContent(let content):
      branch = .trueContent(TrueContent._makeSceneNode(content, childInputs))
    case .falseContent(let content):
      branch = .falseContent(FalseContent._makeSceneNode(content, childInputs))
    }
  }

  override func update(_ scene: _ConditionalContent<TrueContent, FalseContent>) {
    switch (scene.storage, branch) {
    case (.trueContent(let content), .trueContent(let node)): node.update(content)
    case (.falseContent(let content), .falseContent(let node)): node.update(content)
    default:
      branch?.node.unmount()
      make(scene)
      sceneDidChange()
    }
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let branch { action(branch.node) }
  }
}

private final class OptionalSceneNode<Wrapped: Scene>: _SceneNode<Wrapped?> {
  private var node: _SceneNode<Wrapped>?

  init(_ scene: Wrapped?, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    node = scene.map { Wrapped._makeSceneNode($0, childInputs) }
  }

  override func update(_ scene: Wrapped?) {
    switch (scene, node) {
    case (let scene?, let node?): node.update(scene)
    case (let scene?, nil):
      node = Wrapped._makeSceneNode(scene, childInputs)
      sceneDidChange()
    case (nil, let old?):
      old.unmount()
      node = nil
      sceneDidChange()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let node { action(node) }
  }
}
