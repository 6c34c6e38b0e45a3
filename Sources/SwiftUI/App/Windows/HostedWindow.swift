#if GTK
import Foundation
import GTK
import SwiftUICore

/// A GTK window with SwiftUI content: a graph, the root container and the window around it.
@MainActor
package final class HostedWindow<Content: View> {
  package let window: GTK.Window
  package let graph: ViewGraph
  private typealias Gathering = PreferenceGatheringModifier<PreferredColorSchemeKey>
  private let root: ContentRoot<ModifiedContent<Content, Gathering>>
  private let preferredScheme = PreferredScheme()
  package let scope: EnvironmentScope
  private let system: SystemEnvironment
  // The scope keeps no reference to the one around it.
  private let outer: EnvironmentScope
  private let modifyEnvironment: (inout EnvironmentValues) -> Void
  package private(set) var isClosed = false
  private let page: NavigationPage
  private let toolbar = ToolbarHost()
  private var bars: BarSlots?

  /// - Parameters:
  ///   - size: the window's first size in points; nil for the content's ideal size.
  ///   - outer: an environment to follow.
  ///   - environment: changes the environment of the content.
  ///   - window: the window to fill; a plain one by default.
  package init(
    _ view: Content, size: CGSize? = nil, in outer: EnvironmentScope = EnvironmentScope(),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    window: GTK.Window = GTK.Window()
  ) {
    self.window = window
    let graph = ViewGraph(renderer: GTKRenderer())
    self.graph = graph
    let container = GTKContainer()
    container.minimum = .content
    container.layout.clipsContent = true
    let page = NavigationPage()
    self.page = page
    let system = SystemEnvironment(window)
    self.system = system
    self.outer = outer
    modifyEnvironment = { values in
      // What the app set itself holds.
      values = system.values.overridden(by: values)
      environment(&values)
      values.navigationPage = page
    }
    scope = EnvironmentScope(parent: outer, transform: modifyEnvironment)
    page.changed = { [weak page, weak window, weak scope] in
      guard let page, let scope, let title = page.title else { return }
      window?.title = title.resolvedString(in: scope.values)
    }
    if let size { window.setDefaultSize(Int(size.width), height: Int(size.height)) }
    window.child = container.layout
    root = ContentRoot(
      Self.gathering(view, preferredScheme), graph: graph, container: container, scope: scope)
    system.changed = { [weak self] in self?.updateEnvironment() }
    graph.flush()
    (firstNative(root.rootNode) as? any TitlebarClaiming)?.claimTitlebar(of: window)
    page.toolbarChanged = { [weak self] in
      self?.graph.afterSettling { self?.showToolbar() }
    }
    showToolbar()
  }

  /// Shows the items of toolbars that are in no navigation stack, in a header bar of the window's
  /// own.
  private func showToolbar() {
    guard !isClosed else { return }
    if bars == nil, !page.toolbar.isEmpty { bars = BarSlots(titlebarOf: window) }
    guard let bars else { return }
    toolbar.show(page, in: bars, parent: root.rootNode, scope: scope)
  }

  private static func gathering(
    _ view: Content, _ scheme: PreferredScheme
  ) -> ModifiedContent<Content, Gathering> {
    view.modifier(Gathering { scheme.update($0) })
  }

  /// The native view that comes first in the tree.
  private func firstNative(_ node: _ViewNode) -> (any NativeView)? {
    if let native = node.firstNative { return native }
    var found: (any NativeView)?
    node.forEachChild { if found == nil { found = firstNative($0) } }
    return found
  }

  package func present() { window.present() }

  package func update(_ view: Content) {
    guard !isClosed else { return }
    root.update(Self.gathering(view, preferredScheme))
    graph.flush()
  }

  /// To be called when what changes the environment would change it otherwise than before.
  package func updateEnvironment() { scope.update(modifyEnvironment) }

  package var rootNode: _ViewNode { root.rootNode }

  /// Takes the content down, then the window.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    system.stop()
    preferredScheme.update(nil)
    page.toolbarChanged = nil
    toolbar.unmount()
    root.unmount()
    scope.detach()
    window.destroy()
  }
}
#endif
