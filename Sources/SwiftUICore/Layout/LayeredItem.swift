import Foundation

/// An item with another in front of or behind it, which is proposed its size and has no say in the layout.
package final class LayeredItem: WrapperItem {
  package let isInFront: Bool
  /// Whether the layer is the background of a list's row: it fills the row, and is not shown outside of one.
  private let fillsRow: Bool
  /// How far the layer reaches beyond the view at each edge; nil while it is not shown.
  private var reach: EdgeInsets?
  package var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsCommit() } }
  }
  /// Several views of a layer lie over each other.
  private lazy var pile = DepthItem(graph: graph, alignment: .center)
  package private(set) var layer: LayoutItem?

  package init(
    child: LayoutItem, alignment: Alignment, isInFront: Bool, fillsRow: Bool = false
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.fillsRow = fillsRow
    reach = fillsRow ? nil : EdgeInsets()
    super.init(child: child)
  }

  /// Shows the background of a row, which reaches beyond the view to the row's edges.
  package func setReach(_ new: EdgeInsets) {
    guard new != reach else { return }
    let wasHidden: Bool = reach == nil
    reach = new
    setNeedsCommit()
    if wasHidden, let host { graph.setNeedsReorder(host) }
  }

  package override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    (fillsRow ? RowBackgroundTraitKey.value(self, as: key) : nil) ?? super.trait(key)
  }

  package func setLayer(_ items: [LayoutItem]) {
    if items.count > 1 { pile.setChildren(items) }
    let new: LayoutItem? = items.count > 1 ? pile : items.first
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
    guard let layer, let reach else { return }
    if fillsRow {
      layer.place(in: bounds, reaching: reach)
      return
    }
    let inner = ProposedViewSize(bounds.size)
    let size: CGSize = layer.size(inner)
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
    if !isInFront, reach != nil { layer?.appendNatives(to: &natives) }
    child.appendNatives(to: &natives)
    if isInFront { layer?.appendNatives(to: &natives) }
  }
}

/// The item whose layer is the background of the row that it is in.
package enum RowBackgroundTraitKey: LayoutTraitKey {
  package static var defaultValue: LayeredItem? { nil }
}

extension LayoutItem {
  /// Places the item in the middle of an area that reaches beyond a frame.
  fileprivate func place(in bounds: CGRect, reaching reach: EdgeInsets) {
    let area = CGRect(
      x: bounds.minX - reach.leading, y: bounds.minY - reach.top,
      width: bounds.width + reach.leading + reach.trailing,
      height: bounds.height + reach.top + reach.bottom)
    let proposal = ProposedViewSize(area.size)
    let size: CGSize = self.size(proposal)
    place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
      proposal: proposal)
  }
}
