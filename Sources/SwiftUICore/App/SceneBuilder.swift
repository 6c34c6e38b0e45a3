/// A result builder for composing a collection of scenes into a single composite scene.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(repeat each content)
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

private struct TupleScene<each Content: Scene> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleScene: Scene {
  typealias Body = Never
  @MainActor static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    for part in repeat each scene.content { append(part, to: &windows) }
  }

  @MainActor private static func append<S: Scene>(_ scene: S, to windows: inout [_SceneWindow]) {
    S._appendWindows(scene, to: &windows)
  }
}

private struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: Scene {
  typealias Body = Never
  @MainActor static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    if let content = scene.content { Content._appendWindows(content, to: &windows) }
  }
}
