import Foundation

/// An item around one other: takes its size, place, guides and traits from it unless a subclass says otherwise.
package class WrapperItem: LayoutItem {
  package let child: LayoutItem

  package init(child: LayoutItem) {
    self.child = child
    super.init(graph: child.graph)
    child.parent = self
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: bounds.origin, proposal: proposal)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, proposal)
  }

  package override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value { child.trait(key) }

  package override var spacing: ViewSpacing { child.spacing }

  // Guides are the child's, moved by what the wrapper does; containers know which are in use.
  package override func otherAnswersHaveChanged() -> Bool { graph.usesGuides }

  package override func stackAxis(for child: LayoutItem) -> Axis? { enclosingStackAxis }

  package override func forEachChild(_ action: (LayoutItem) -> Void) { action(child) }
}
