/// A view in a graph of its own, drawn into a platform view.
@MainActor
package final class HostedContent<Content: View> {
  package let graph = ViewGraph(renderer: StandInRenderer())
  private let root: ContentRoot<Content>
  private let view: StandInView

  package init(_ content: Content, in view: StandInView) {
    self.view = view
    root = ContentRoot(
      content, graph: graph, container: StandInContainer(view), scope: EnvironmentScope())
  }

  package var value: Content? {
    didSet {
      if let value { root.update(value) }
      flush()
    }
  }

  package func flush() {
    root.host.setSize(view.frame.size)
    graph.flush()
  }

  package func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.flush()
    return root.host.size(ProposedViewSize(size))
  }

  package func end() { root.unmount() }
}
