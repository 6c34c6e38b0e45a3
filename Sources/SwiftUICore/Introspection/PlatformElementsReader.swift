/// A modifier without a body that is told which platform elements the view has.
///
/// Linux's own. It costs the view one node, so that many views can have one.
@_spi(Introspection)
public protocol PlatformElementsReader: ViewModifier where Body == Never {
  /// What is kept for as long as the view is there.
  associatedtype Memory
  @MainActor static func makeMemory() -> Memory
  /// Called after each commit in which the view was updated or the elements in it changed, and when they have
  /// come into a window; the first time before the view's own tasks start; never after the view has gone. State
  /// that it changes takes effect on the next turn.
  @MainActor func read(_ elements: PlatformElements, _ memory: Memory)
  /// Called once, when the view goes.
  @MainActor func viewHasGone(_ memory: Memory)
}

@_spi(Introspection)
extension PlatformElementsReader {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PlatformElementsNode(view, inputs) }
}

private final class PlatformElementsNode<Content: View, Modifier: PlatformElementsReader>:
  ModifierNode<Content, Modifier>
{
  private lazy var memory: Modifier.Memory = Modifier.makeMemory()
  private var isReportPending = false
  private var isWindowAwaited = false

  override func didMakeContent() { report() }

  override func modifierDidChange(from old: Modifier) { report() }

  override func childItemsChanged() {
    report()
    super.childItemsChanged()
  }

  override func nativeWasUpdated() { report() }

  private func report() {
    guard !isReportPending else { return }
    isReportPending = true
    graph.afterCommit(.introspection) { [self] in deliver() }
  }

  private func deliver() {
    isReportPending = false
    guard isMounted else { return }
    let elements = PlatformElements(node: self)
    if !elements.isInWindow { reportOnceInWindow(elements) }
    modifier.read(elements, memory)
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

  override func willUnmount() { modifier.viewHasGone(memory) }
}
