import Foundation

/// An item with a native container of its own around one other: for what covers a group as a whole, such as
/// opacity, clipping or a gesture's area.
package final class GroupItem: NativeItem {
  package let child: LayoutItem
  private var inner: LayoutHost?

  package init(child: LayoutItem, native: any NativeView) {
    self.child = child
    super.init(graph: child.graph, native: native)
    guard let container = native.container else { return }
    let inner = LayoutHost(graph: graph, container: container, placedByOwner: true)
    inner.owner = self
    inner.alignment = .topLeading
    inner.setContent([child], arrangement: nil)
    self.inner = inner
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    inner?.size(proposal) ?? child.size(proposal)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    native.setFrame(presented(bounds))
    inner?.layout(in: bounds.size, proposal: proposal)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, proposal)
  }

  package override func otherAnswersHaveChanged() -> Bool { false }

  package override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value { child.trait(key) }

  package override var spacing: ViewSpacing { child.spacing }

  /// Takes the child out, so that another item can hold it.
  package func release() {
    inner?.clear()
    native.dispose()
  }
}
