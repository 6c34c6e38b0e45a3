import Foundation

/// What a launcher needs to know of a window, or of the windows of a group.
@MainActor
package struct SceneWindow {
  package enum Kind: Equatable {
    /// Any number of windows, one at the start of the app unless they present values.
    case group
    /// One window at most.
    case single
  }

  /// The same for the same scene in all lists.
  package let identity: ObjectIdentifier
  package let kind: Kind
  /// The identifier that the app gave the scene, for `openWindow(id:)`.
  package let id: String?
  package let title: Text?
  /// The type of the values that the windows present; nil if they present none.
  package let valueType: Any.Type?
  /// The environment of the scene, for the windows to inherit.
  package let scope: EnvironmentScope
  package var defaultSize: CGSize?
  package var resizability: WindowResizability = .automatic
  private let makeContent: (AnyHashable?) -> AnyView

  init(
    _ node: _ViewNode, kind: Kind, id: String?, title: Text?, valueType: Any.Type? = nil,
    content: @escaping (AnyHashable?) -> AnyView
  ) {
    identity = ObjectIdentifier(node)
    self.kind = kind
    self.id = id
    self.title = title
    self.valueType = valueType
    scope = node.scope
    makeContent = content
  }

  /// The content of a window.
  ///
  /// - Parameter value: the value that it was opened to present; nil for none, or the scene's default.
  package func content(presenting value: AnyHashable? = nil) -> AnyView { makeContent(value) }
}

/// The scenes of an app: makes the app's body part of a graph, and lists the windows that it describes.
@MainActor
package final class SceneList {
  private let root: AppNodeBase
  // Nodes keep no reference to their graph.
  private let graph: ViewGraph

  /// - Parameters:
  ///   - graph: updates the app's body; that of a window, or one of its own.
  ///   - scope: the environment of the app.
  package init<A: App>(_ app: A, graph: ViewGraph, scope: EnvironmentScope) {
    self.graph = graph
    root = AppNode(app, _NodeInputs(graph: graph, parent: nil, scope: scope))
  }

  /// The windows as of the last update, in the order of the app's body.
  package var windows: [SceneWindow] {
    var windows: [SceneWindow] = []
    root.appendWindows(to: &windows)
    return windows
  }

  /// Called during an update in which the app's scenes, or the content of their windows, may have changed.
  package var onChange: (@MainActor ([SceneWindow]) -> Void)? {
    didSet {
      root.onChange = { [weak self] in
        guard let self else { return }
        onChange?(windows)
      }
    }
  }

  /// The topmost node, which holds the app's own state.
  package var rootNode: _ViewNode { root }

  package func unmount() { root.unmount() }
}

/// The node of an app.
private class AppNodeBase: _SceneNodeBase {
  var onChange: (() -> Void)?
  private var isChangeDue = false

  override func sceneDidChange() {
    guard !isChangeDue else { return }
    isChangeDue = true
    graph.afterSettling { [weak self] in
      guard let self else { return }
      isChangeDue = false
      if isMounted { onChange?() }
    }
  }
}

private final class AppNode<A: App>: AppNodeBase {
  private let app: A
  private var slots = PropertySlots()
  private var child: _SceneNode<A.Body>?

  init(_ app: A, _ inputs: _NodeInputs) {
    self.app = app
    super.init(inputs: inputs)
    child = A.Body._makeSceneNode(evaluate(), childInputs)
  }

  override var viewType: Any.Type { A.self }

  private func evaluate() -> A.Body {
    graph.counters.bodies += 1
    var app = app
    return evaluating(A.self) {
      slots.install(in: &app, node: self)
      return app.body
    }
  }

  override func refresh() { child?.update(evaluate()) }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }

  override func willUnmount() { slots.detach() }
}
