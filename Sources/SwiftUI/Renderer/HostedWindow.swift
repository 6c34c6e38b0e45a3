#if GTK
  import Foundation
  import GTK
  import SwiftUICore

  /// A GTK window with SwiftUI content: a graph, the root container and the window around it.
  @MainActor
  package final class HostedWindow<Content: View> {
    package let window: GTK.Window
    package let graph: ViewGraph
    private let root: ContentRoot<Content>
    package let scope: EnvironmentScope
    private let system: SystemEnvironment
    package private(set) var isClosed = false

    /// - Parameters:
    ///   - size: the window's first size in points; nil for the content's ideal size.
    ///   - window: the window to fill; a plain one by default.
    package init(
      _ view: Content, size: CGSize? = nil, environment: EnvironmentValues = EnvironmentValues(),
      in window: GTK.Window = GTK.Window()
    ) {
      self.window = window
      let graph = ViewGraph(renderer: GTKRenderer())
      self.graph = graph
      let container = GTKContainer()
      container.minimum = .content
      container.layout.clipsContent = true
      let page = NavigationPage()
      var environment: EnvironmentValues = environment
      environment.navigationPage = page
      scope = EnvironmentScope(root: environment)
      page.changed = { [weak page, weak window, weak scope] in
        guard let page, let scope, let title = page.title else { return }
        window?.title = title.resolvedString(in: scope.values)
      }
      system = SystemEnvironment(window, scope: scope)
      if let size { window.setDefaultSize(Int(size.width), height: Int(size.height)) }
      window.child = container.layout
      root = ContentRoot(view, graph: graph, container: container, scope: scope)
      graph.flush()
      if let stack = firstNative(root.rootNode) as? GTKNavigationView {
        stack.claimTitlebar(of: window)
      }
    }

    /// The native view that comes first in the tree.
    private func firstNative(_ node: _ViewNode) -> (any NativeView)? {
      if let native = (node as? any NativeNode)?.natives.first { return native }
      var found: (any NativeView)?
      node.forEachChild { if found == nil { found = firstNative($0) } }
      return found
    }

    package func present() { window.present() }

    package func update(_ view: Content) {
      guard !isClosed else { return }
      root.update(view)
      graph.flush()
    }

    package var rootNode: _ViewNode { root.rootNode }

    /// Takes the content down, then the window.
    package func close() {
      guard !isClosed else { return }
      isClosed = true
      system.stop()
      root.unmount()
      window.destroy()
    }
  }
#endif
