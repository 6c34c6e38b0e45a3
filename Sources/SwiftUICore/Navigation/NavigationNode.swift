import Foundation

package final class NavigationNode<Data, Root: View>: _TypedNode<NavigationStack<Data, Root>> {
  private var view: NavigationStack<Data, Root>
  private let model: NavigationModel
  private var item: NativeItem?
  private var root: ContentRoot<Root>?
  private var pages: [Int: Pushed] = [:]
  private let rootPage = NavigationPage()
  private let toolbar = ToolbarHost()

  /// A page above the root that is in the tree.
  private struct Pushed {
    let content: ContentRoot<AnyView>
    let page: NavigationPage
    let scope: EnvironmentScope
  }

  package init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
    self.view = view
    model = inputs.scope.values.detailNavigationModel ?? NavigationModel()
    super.init(inputs: inputs)
    model.changed = { [weak self] in self?.modelChanged() }
    rootPage.changed = { [weak self] in self?.modelChanged() }
    rootPage.toolbarChanged = { [weak self] in self?.modelChanged() }
    model.writePath = view.path.write
    readPath()
    let native = graph.renderer.makeNative(primitive())
    item = NativeItem(graph: graph, native: native)
    guard let paged = native as? any PagedNativeView else { return }
    paged.pageDidLeave = { [weak self] id in self?.pageDidLeave(id) }
    let scope = pageScope(rootPage, handler: nil)
    rootScope = scope
    root = ContentRoot(
      view.root, graph: graph, container: paged.container(ofPage: 0), scope: scope, parent: self)
    showPages()
  }

  private var rootScope: EnvironmentScope?

  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    if let item { action(item.native) }
  }

  private func pageScope(
    _ page: NavigationPage, handler: PresentationHandler?
  ) -> EnvironmentScope {
    let model = self.model
    return EnvironmentScope(parent: scope) { environment in
      environment.navigationModel = model
      environment.detailNavigationModel = nil
      environment.navigationPage = page
      if let handler { environment.presentationHandler = handler }
    }
  }

  /// Reads the app's path, charged to this node.
  private func readPath() {
    guard let read = view.path.read else { return }
    let path = evaluating(NavigationStack<Data, Root>.self) { read() }
    model.take(path: path)
  }

  private func primitive() -> NavigationPrimitive {
    let above = model.entries.map { entry in
      describe(entry.id, pages[entry.id]?.page)
    }
    return NavigationPrimitive(
      pages: [describe(0, rootPage)] + above,
      isAnimated: !graph.transaction.disablesAnimations,
      pop: { [weak self] in
        guard let model = self?.model else { return }
        model.pop(to: model.entries.count - 1)
      })
  }

  private func describe(_ id: Int, _ page: NavigationPage?) -> NavigationPrimitive.Page {
    NavigationPrimitive.Page(
      id: id, title: page?.title?.resolvedString(in: scope.values) ?? "",
      hidesBackButton: page?.hidesBackButton ?? false)
  }

  // MARK: Updates

  private var isChangePending = false

  /// Gathers the changes of a turn.
  private func modelChanged() {
    // What pages say while they are being brought up to date is taken at the end of that.
    guard isMounted, !isChangePending, !isShowing else { return }
    isChangePending = true
    graph.afterSettling { [weak self] in
      guard let self, self.isMounted else { return }
      self.isChangePending = false
      self.showPages()
    }
  }

  private var isShowing = false

  private func showPages() {
    guard let paged = item?.native as? any PagedNativeView else { return }
    isShowing = true
    defer {
      isShowing = false
      if model.takeNewDestinations() { modelChanged() }
    }
    for entry in model.entries {
      let content = model.content(of: entry)
      if let known = pages[entry.id] {
        known.content.update(content)
      } else {
        pages[entry.id] = makePage(entry.id, content, paged)
      }
    }
    paged.update(primitive())
    if let bars = paged as? any ToolbarBars {
      let top = model.entries.last.map { pages[$0.id]?.page } ?? rootPage
      toolbar.show(top, in: bars, parent: self, scope: scope)
    }
    tellNativeWasUpdated()
  }

  private func makePage(
    _ id: Int, _ content: AnyView, _ paged: any PagedNativeView
  ) -> Pushed {
    let page = NavigationPage()
    page.changed = { [weak self] in self?.modelChanged() }
    page.toolbarChanged = { [weak self] in self?.modelChanged() }
    let handler = PresentationHandler { [weak model] in model?.pop(id: id) }
    let scope = pageScope(page, handler: handler)
    let root = ContentRoot(
      content, graph: graph, container: paged.container(ofPage: id), scope: scope, parent: self)
    return Pushed(content: root, page: page, scope: scope)
  }

  private func pageDidLeave(_ id: Int) {
    guard !model.entries.contains(where: { $0.id == id }) else { return }
    guard let gone = pages.removeValue(forKey: id) else { return }
    gone.content.unmount()
    gone.scope.detach()
  }

  package override func update(_ view: NavigationStack<Data, Root>) {
    self.view = view
    model.writePath = view.path.write
    root?.update(view.root)
    refresh()
  }

  package override func refresh() {
    readPath()
    showPages()
  }

  package override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let root { action(root.rootNode) }
    for id in pages.keys.sorted() {
      if let page = pages[id] { action(page.content.rootNode) }
    }
    toolbar.forEachRoot(action)
  }

  package override var standsForItsItems: Bool { true }
  package override var representativeItem: LayoutItem? { item }
  package override func childItemsChanged() {}

  package override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  package override func willUnmount() {
    model.changed = nil
    root?.host.clear()
    rootScope?.detach()
    toolbar.clear()
    for page in pages.values {
      page.content.host.clear()
      page.scope.detach()
    }
    pages = [:]
    item?.native.dispose()
  }
}
