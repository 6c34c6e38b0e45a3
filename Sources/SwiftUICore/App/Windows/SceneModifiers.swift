import Foundation

/// A modifier of scenes. Not meant to be adopted by apps.
@MainActor
public protocol _SceneModifier {
  static func _makeModifiedSceneNode<S: Scene>(
    _ scene: ModifiedContent<S, Self>, _ inputs: _NodeInputs
  ) -> _SceneNode<ModifiedContent<S, Self>>
}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { Modifier._makeModifiedSceneNode(scene, inputs) }
}

/// The node of a scene with a modifier.
package class SceneModifierNode<Content: Scene, Modifier: _SceneModifier>:
  _SceneNode<ModifiedContent<Content, Modifier>>
{
  package private(set) var modifier: Modifier
  private var content: _SceneNode<Content>?

  package init(_ scene: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = scene.modifier
    super.init(inputs: inputs)
    content = Content._makeSceneNode(scene.content, contentInputs)
    didMakeContent()
  }

  package var contentInputs: _NodeInputs { childInputs }

  package func didMakeContent() {}

  package func modifierDidChange(from old: Modifier) {}

  package override func update(_ scene: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifier = scene.modifier
    content?.update(scene.content)
    modifierDidChange(from: old)
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }
}

// MARK: Windows

/// Changes the descriptions of the windows of a scene.
struct WindowModifier {
  let change: @MainActor (inout SceneWindow) -> Void
}

extension WindowModifier: _SceneModifier {
  @MainActor static func _makeModifiedSceneNode<S: Scene>(
    _ scene: ModifiedContent<S, Self>, _ inputs: _NodeInputs
  ) -> _SceneNode<ModifiedContent<S, Self>> { WindowModifierNode(scene, inputs) }
}

private final class WindowModifierNode<Content: Scene>: SceneModifierNode<Content, WindowModifier> {
  override func modifierDidChange(from old: WindowModifier) { sceneDidChange() }

  override func appendWindows(to windows: inout [SceneWindow]) {
    var own: [SceneWindow] = []
    super.appendWindows(to: &own)
    for index in own.indices { modifier.change(&own[index]) }
    windows += own
  }
}

extension Scene {
  /// Sets the size of the scene's windows when they open for the first time, in points. The modifier nearest to the
  /// scene decides.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: WindowModifier { window in window.defaultSize = window.defaultSize ?? size })
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets how the size of the scene's windows may be changed.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: WindowModifier { window in
        if window.resizability == .automatic { window.resizability = resizability }
      })
  }
}

// MARK: Environment

extension _EnvironmentKeyWritingModifier: _SceneModifier {
  @MainActor public static func _makeModifiedSceneNode<S: Scene>(
    _ scene: ModifiedContent<S, Self>, _ inputs: _NodeInputs
  ) -> _SceneNode<ModifiedContent<S, Self>> { SceneEnvironmentNode(scene, inputs) }
}

extension _EnvironmentKeyTransformModifier: _SceneModifier {
  @MainActor public static func _makeModifiedSceneNode<S: Scene>(
    _ scene: ModifiedContent<S, Self>, _ inputs: _NodeInputs
  ) -> _SceneNode<ModifiedContent<S, Self>> { SceneEnvironmentNode(scene, inputs) }
}

private final class SceneEnvironmentNode<
  Content: Scene, Modifier: _SceneModifier & EnvironmentWritingModifier
>: SceneModifierNode<Content, Modifier> {
  private let inner: EnvironmentScope

  override init(_ scene: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    let modifier = scene.modifier
    inner = EnvironmentScope(parent: inputs.scope) { modifier.modify(&$0) }
    super.init(scene, inputs)
  }

  override var contentInputs: _NodeInputs {
    var inputs = childInputs
    inputs.scope = inner
    return inputs
  }

  override func modifierDidChange(from old: Modifier) {
    guard !isBitwiseEqual(old, modifier) else { return }
    let modifier = modifier
    inner.update { modifier.modify(&$0) }
  }

  override func willUnmount() { inner.detach() }
}

extension Scene {
  /// Sets an environment value of the views in the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedContent(
      content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the views in the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues.[object: EnvironmentObjectType<T>()], value: object))
  }

  /// Supplies an observable object to the views in the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyWritingModifier<T?>(
        keyPath: \EnvironmentValues.[object: EnvironmentObjectType<T>()], value: object))
  }

  /// Transforms an environment value of the views in the scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
