/// Presents a sheet while a binding says so.
public struct SheetPresentationModifier<SheetContent: View> {
  package var _isPresented: Binding<Bool>
  package var onDismiss: (() -> Void)?
  package var content: () -> SheetContent
}

extension SheetPresentationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { SheetNode(view, inputs) }
}

/// Presents a sheet for a value while there is one.
public struct ItemSheetPresentationModifier<Item: Identifiable, SheetContent: View> {
  package var _item: Binding<Item?>
  package var onDismiss: (() -> Void)?
  package var content: (Item) -> SheetContent
}

extension ItemSheetPresentationModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { SheetNode(view, inputs) }
}

/// What a sheet's node needs of either modifier.
@MainActor
private protocol SheetPresenting: ViewModifier {
  associatedtype SheetContent: View
  /// What is presented now, with an identity: a sheet for another identity replaces the one that is there.
  func presentation() -> (id: AnyHashable, content: SheetContent)?
  func dismiss()
  var onDismiss: (() -> Void)? { get }
}

extension SheetPresentationModifier: SheetPresenting {
  fileprivate func presentation() -> (id: AnyHashable, content: SheetContent)? {
    _isPresented.wrappedValue ? (AnyHashable(true), content()) : nil
  }
  fileprivate func dismiss() { _isPresented.wrappedValue = false }
}

extension ItemSheetPresentationModifier: SheetPresenting {
  fileprivate func presentation() -> (id: AnyHashable, content: SheetContent)? {
    _item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
  }
  fileprivate func dismiss() { _item.wrappedValue = nil }
}

private final class SheetNode<Content: View, Modifier: SheetPresenting>:
  ModifierNode<Content, Modifier>
{
  private var sheet: Presented?
  private var wasPresented = false

  private struct Presented {
    let id: AnyHashable
    let window: any NativeSheet
    let content: ContentRoot<Modifier.SheetContent>
    let scope: EnvironmentScope
  }

  override func didMakeContent() { show() }
  override func modifierDidChange(from old: Modifier) { show() }
  override func refresh() { show() }

  private func show() {
    let presentation: (id: AnyHashable, content: Modifier.SheetContent)? = evaluating(Modifier.self)
    {
      modifier.presentation()
    }
    guard let presentation else {
      if sheet != nil { close(tellApp: true) }
      return
    }
    if let sheet, sheet.id == presentation.id {
      sheet.content.update(presentation.content)
      return
    }
    if sheet != nil { close(tellApp: true) }
    // The window to present from is known once this view is in it.
    let id: AnyHashable = presentation.id
    let content: Modifier.SheetContent = presentation.content
    graph.afterCommit(.appearance) { [weak self] in
      guard let self, self.isMounted, self.sheet == nil else { return }
      self.open(id, content)
    }
  }

  private func open(_ id: AnyHashable, _ content: Modifier.SheetContent) {
    let window: any NativeSheet = graph.renderer.makeSheet(
      over: representativeItem?.host?.container ?? enclosingContainer)
    let page = NavigationPage()
    let behaviour = SheetBehavior()
    let handler = PresentationHandler { [weak self] in self?.modifier.dismiss() }
    window.onCloseRequest = { [weak self, weak behaviour] in
      guard behaviour?.isDismissDisabled != true else { return }
      self?.modifier.dismiss()
    }
    let scope = EnvironmentScope(parent: scope) { environment in
      environment.presentationHandler = handler
      environment.navigationModel = nil
      environment.navigationPage = page
      environment.sheetBehavior = behaviour
    }
    page.changed = { [weak page, weak window, weak scope] in
      guard let page, let scope else { return }
      window?.title = page.title?.resolvedString(in: scope.values) ?? ""
    }
    let root = ContentRoot(
      content, graph: graph, container: window.content, scope: scope, parent: self, isWindow: true)
    sheet = Presented(id: id, window: window, content: root, scope: scope)
    graph.settle()
    window.present()
  }

  private var enclosingContainer: (any NativeContainer)? {
    var node: _ViewNode? = parent
    while let current = node {
      if let root = current as? any RootNode { return root.rootContainer }
      node = current.parent
    }
    return nil
  }

  private func close(tellApp: Bool) {
    guard let gone = sheet else { return }
    sheet = nil
    gone.content.unmount()
    gone.scope.detach()
    gone.window.close()
    if tellApp, let onDismiss = modifier.onDismiss {
      graph.afterCommit(.appearance) { onDismiss() }
    }
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    super.forEachChild(action)
    if let sheet { action(sheet.content.rootNode) }
  }

  // The sheet's content is in a window of its own.
  override func appendItems(to items: inout [LayoutItem]) { content?.appendItems(to: &items) }
  override func appendLazySources(to sources: inout [LazySource]) {
    content?.appendLazySources(to: &sources)
  }
  override var representativeItem: LayoutItem? { content?.representativeItem }

  override func willUnmount() {
    close(tellApp: false)
    super.willUnmount()
  }
}

/// How a sheet may be closed, as its content says.
@MainActor
package final class SheetBehavior {
  private var owners: Set<ObjectIdentifier> = []

  nonisolated init() {}

  var isDismissDisabled: Bool { !owners.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, owner: ObjectIdentifier) {
    if isDisabled { owners.insert(owner) } else { owners.remove(owner) }
  }
}

private struct SheetBehaviorKey: EnvironmentKey {
  static let defaultValue: SheetBehavior? = nil
}

extension EnvironmentValues {
  var sheetBehavior: SheetBehavior? {
    get { self[SheetBehaviorKey.self] }
    set { self[SheetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  ///
  /// Drawn as a modal window over the one that the view is in. Closing it with the window's controls or Escape
  /// sets the binding to false.
  /// - Parameters:
  ///   - onDismiss: called on the main actor once the sheet is gone.
  ///   - content: called on the main actor while the sheet is presented, for each update.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresentationModifier(
        _isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet using the given item as a data source for the sheet's content. Another item's identity
  /// replaces the sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetPresentationModifier(_item: item, onDismiss: onDismiss, content: content))
  }

  /// Conditionally prevents interactive dismissal of a sheet: its window then cannot be closed by the user.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissDisabledModifier(isDisabled: isDisabled))
  }
}

/// Prevents that the user closes the sheet that a view is in.
public struct InteractiveDismissDisabledModifier: Sendable {
  package var isDisabled: Bool
}

extension InteractiveDismissDisabledModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { DismissDisabledNode(view, inputs) }
}

private final class DismissDisabledNode<Content: View>:
  ModifierNode<Content, InteractiveDismissDisabledModifier>
{
  override func didMakeContent() { set(modifier.isDisabled) }
  override func modifierDidChange(from old: InteractiveDismissDisabledModifier) {
    set(modifier.isDisabled)
  }

  private func set(_ isDisabled: Bool) {
    scope.values.sheetBehavior?.setDismissDisabled(isDisabled, owner: ObjectIdentifier(self))
  }

  override func willUnmount() {
    set(false)
    super.willUnmount()
  }
}
