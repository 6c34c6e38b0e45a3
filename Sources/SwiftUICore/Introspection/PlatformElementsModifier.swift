/// Tells which platform elements a view has, after each commit that concerns it.
@_spi(Introspection)
public struct PlatformElementsModifier {
  let action: @MainActor (PlatformElements) -> Void
  let removed: (@MainActor () -> Void)?
}

@_spi(Introspection)
extension PlatformElementsModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PlatformElementsNode(view, inputs) }
}

extension View {
  /// Calls `action` on the main actor after each commit in which this view was updated or the elements in it
  /// changed, and when they have come into a window; the first time before the view's own tasks start. `removed` is called once, when the view goes.
  ///
  /// No call is made after the view has gone. State that the action changes takes effect on the next turn.
  @_spi(Introspection)
  nonisolated public func onPlatformElements(
    perform action: @escaping @MainActor (PlatformElements) -> Void,
    removed: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(PlatformElementsModifier(action: action, removed: removed))
  }
}

private final class PlatformElementsNode<Content: View>:
  _TypedNode<ModifiedContent<Content, PlatformElementsModifier>>
{
  private var modifier: PlatformElementsModifier
  private var content: _TypedNode<Content>?
  private var isReportPending = false
  private var isWindowAwaited = false

  init(_ view: ModifiedContent<Content, PlatformElementsModifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs: inputs)
    content = Content._makeNode(view.content, childInputs)
    report()
  }

  override func update(_ view: ModifiedContent<Content, PlatformElementsModifier>) {
    modifier = view.modifier
    content?.update(view.content)
    report()
  }

  override func childItemsChanged() {
    report()
    super.childItemsChanged()
  }

  override func nativeWasUpdated() { report() }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  private func report() {
    guard !isReportPending else { return }
    isReportPending = true
    graph.afterCommit(.introspection) { [weak self] in self?.deliver() }
  }

  private func deliver() {
    isReportPending = false
    guard isMounted else { return }
    let elements = PlatformElements(node: self)
    if !elements.isInWindow { reportOnceInWindow(elements) }
    modifier.action(elements)
  }

  /// Reports again when the elements come into a window, which no update of the view has to go with.
  private func reportOnceInWindow(_ elements: PlatformElements) {
    guard !isWindowAwaited, let container = elements.container else { return }
    isWindowAwaited = true
    container.onceInWindow { [weak self] in
      self?.isWindowAwaited = false
      self?.report()
    }
  }

  override func willUnmount() { modifier.removed?() }
}
