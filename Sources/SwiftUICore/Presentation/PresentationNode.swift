import Foundation

/// A modifier that presents a view over the window while something says so.
@MainActor
package protocol Presenting: ViewModifier {
  associatedtype Presented: View
  /// What is presented now, with an identity: a presentation for another identity replaces the one that is there.
  func presentation() -> (id: AnyHashable, content: Presented)?
  func dismiss()
  var onDismiss: (() -> Void)? { get }
  var kind: PresentationKind { get }
  /// The part of the modified view that the presentation points at.
  func anchor(in size: CGSize) -> CGRect
}

extension Presenting {
  package var onDismiss: (() -> Void)? { nil }
  package func anchor(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}

package final class PresentationNode<Content: View, Modifier: Presenting>:
  ModifierNode<Content, Modifier>, ShowingNode
{
  private var shown: Shown?

  private struct Shown {
    let id: AnyHashable
    let window: any NativeSheet
    let content: ContentRoot<Modifier.Presented>
    let scope: EnvironmentScope
  }

  package override func didMakeContent() { show() }
  package override func modifierDidChange(from old: Modifier) { show() }
  package override func refresh() { show() }

  private func show() {
    let presentation = evaluating(Modifier.self) {
      modifier.presentation()
    }
    guard let presentation else {
      if shown != nil { close(tellApp: true) }
      return
    }
    if let shown, shown.id == presentation.id {
      shown.content.update(presentation.content)
      return
    }
    if shown != nil { close(tellApp: true) }
    // The window to present from is known once this view is in it.
    let id = presentation.id
    let content = presentation.content
    graph.afterCommit(.appearance) { [weak self] in
      guard let self, self.isMounted, self.shown == nil else { return }
      self.open(id, content)
    }
  }

  private func open(_ id: AnyHashable, _ content: Modifier.Presented) {
    let item = representativeItem
    let window = graph.renderer.makePresentation(
      modifier.kind, over: item?.host?.container ?? enclosingContainer, at: anchor(in: item))
    let page = NavigationPage()
    let behavior = SheetBehavior()
    let handler = PresentationHandler { [weak self] in self?.modifier.dismiss() }
    window.onCloseRequest = { [weak self, weak behavior] in
      guard behavior?.isDismissDisabled != true else { return }
      behavior?.cancel()
      self?.modifier.dismiss()
    }
    let scope = EnvironmentScope(parent: scope) { environment in
      environment.presentationHandler = handler
      environment.navigationModel = nil
      environment.navigationPage = page
      environment.sheetBehavior = behavior
    }
    page.changed = { [weak page, weak window, weak scope] in
      guard let page, let scope else { return }
      window?.title = page.title?.resolvedString(in: scope.values) ?? ""
    }
    let root = ContentRoot(
      content, graph: graph, container: window.content, scope: scope, parent: self, isWindow: true)
    shown = Shown(id: id, window: window, content: root, scope: scope)
    graph.settle()
    window.present()
  }

  /// The place to point at, in the coordinate space of the view's container.
  private func anchor(in item: LayoutItem?) -> CGRect {
    guard let frame = item?.frame else { return .zero }
    return modifier.anchor(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  private var enclosingContainer: (any NativeContainer)? {
    var node = parent
    while let current = node {
      if let root = current as? any RootNode { return root.rootContainer }
      node = current.parent
    }
    return nil
  }

  private func close(tellApp: Bool) {
    guard let gone = shown else { return }
    shown = nil
    gone.content.unmount()
    gone.scope.detach()
    gone.window.close()
    if tellApp, let onDismiss = modifier.onDismiss {
      graph.afterCommit(.appearance) { onDismiss() }
    }
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    super.forEachChild(action)
    if let shown { action(shown.content.rootNode) }
  }

  package var modifierType: Any.Type { Modifier.self }
  package var shownNode: _ViewNode? { shown?.content.rootNode }

  // What is presented is in a window of its own.
  package override func appendItems(to items: inout [LayoutItem]) {
    content?.appendItems(to: &items)
  }
  package override func appendLazySources(to sources: inout [LazySource]) {
    content?.appendLazySources(to: &sources)
  }
  package override var representativeItem: LayoutItem? { content?.representativeItem }

  package override func willUnmount() {
    close(tellApp: false)
    super.willUnmount()
  }
}
