/// A part of an app's user interface with a life cycle managed by the system, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that holds a scene of this type. Not meant to be called or written by apps.
  @MainActor static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self>
}

extension Scene {
  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ inputs: _NodeInputs
  ) -> _SceneNode<Self> { CompositeSceneNode(scene, inputs) }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Primitive scenes are shown by the launcher and have no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene: its body must not be called.")
  }
}
