import Foundation

/// A view mounted without a display: a graph, its container and a size.
@MainActor
package final class HeadlessWindow<Content: View> {
  package let graph: ViewGraph
  /// The clock of all that moves.
  package let clock: HeadlessClock
  package let container = HeadlessContainer()
  package var size: CGSize
  private let root: ContentRoot<Content>

  package convenience init(
    size: CGSize = CGSize(width: 400, height: 300),
    environment: EnvironmentValues = EnvironmentValues(), _ view: Content
  ) {
    self.init(size: size, scope: EnvironmentScope(root: environment), view)
  }

  /// - Parameter scope: the environment, which may be that of a scene.
  package init(
    size: CGSize = CGSize(width: 400, height: 300), scope: EnvironmentScope, _ view: Content
  ) {
    self.size = size
    let renderer = HeadlessRenderer()
    clock = renderer.clock
    graph = ViewGraph(renderer: renderer)
    root = ContentRoot(view, graph: graph, container: container, scope: scope)
    flush()
  }

  /// Applies all changes so far and lays out.
  package func flush() {
    root.host.setSize(size)
    graph.flush()
  }

  package func update(_ view: Content) {
    root.update(view)
    flush()
  }

  package var rootNode: _ViewNode { root.rootNode }

  package func unmount() { root.unmount() }

  /// The native views inside that show a description of this type.
  package func primitives<P: Primitive>(_ type: P.Type) -> [P] {
    container.descendants.compactMap { $0.primitive as? P }
  }
}
