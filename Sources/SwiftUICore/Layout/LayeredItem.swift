import Foundation

/// An item with another in front of or behind it, which is proposed its size and has no say in the layout.
package class LayeredItem: WrapperItem {
  package let isInFront: Bool
  package var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsCommit() } }
  }
  /// Several views of a layer lie over each other.
  private lazy var pile = DepthItem(graph: graph, alignment: .center)
  package private(set) var layer: LayoutItem?

  package init(child: LayoutItem, alignment: Alignment, isInFront: Bool) {
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(child: child)
  }

  /// Whether the layer is seen, which those of some places are not always.
  package var showsLayer: Bool { true }

  package func setLayer(_ items: [LayoutItem]) {
    if items.count > 1 { pile.setChildren(items) }
    let new = items.count > 1 ? pile : items.first
    guard new !== layer else { return }
    new?.parent = self
    layer = new
    setNeedsCommit()
    if let host { graph.setNeedsReorder(host) }
  }

  package override func stackAxis(for child: LayoutItem) -> Axis? {
    child === self.child ? enclosingStackAxis : nil
  }

  package override func takesGuides(of child: LayoutItem) -> Bool { child === self.child }

  package override func dependsOnSize(of child: LayoutItem) -> Bool { child === self.child }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: bounds.origin, proposal: proposal)
    if showsLayer, let layer { place(layer, bounds, proposal) }
  }

  /// Places the layer over or under the view, by the alignment.
  package func place(_ layer: LayoutItem, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let inner = ProposedViewSize(bounds.size)
    let size = layer.size(inner)
    func origin(_ key: AlignmentKey) -> CGFloat {
      child.guide(key, proposal, bounds.size) - layer.guide(key, inner, size)
    }
    layer.place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      proposal: inner)
  }

  package override func forEachChild(_ action: (LayoutItem) -> Void) {
    action(child)
    if let layer { action(layer) }
  }

  package override func appendNatives(to natives: inout [NativeItem]) {
    let seen = showsLayer ? layer : nil
    if !isInFront { seen?.appendNatives(to: &natives) }
    child.appendNatives(to: &natives)
    if isInFront { seen?.appendNatives(to: &natives) }
  }
}
