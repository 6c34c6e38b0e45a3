import Foundation

/// Changes the windows of another scene.
private struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (inout _SceneWindow) -> Void
}

extension ModifiedScene: Scene {
  typealias Body = Never
  @MainActor static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    var own: [_SceneWindow] = []
    Content._appendWindows(scene.content, to: &own)
    for index in own.indices { scene.change(&own[index]) }
    windows += own
  }
}

extension Scene {
  /// Sets a default size for a window, in points. It counts when the window is first shown.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { $0.defaultSize = size }
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the kind of resizability to use for a window.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.resizability = resizability }
  }

  /// Sets an environment value for the views of a scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of a scene's views.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environment(object)) }
  }

  /// Puts an `ObservableObject` into the environment of a scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView($0.content.environmentObject(object)) }
  }
}
