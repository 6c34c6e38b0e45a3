import Foundation

/// An item with the background of a list's row behind it: that fills the row, and is not shown outside of one.
package final class RowBackgroundItem: LayeredItem {
  /// How far the background reaches beyond the view at each edge; nil while it is not shown.
  private var reach: EdgeInsets?

  package override var showsLayer: Bool { reach != nil }

  /// Shows the background, which reaches beyond the view to the row's edges.
  package func setReach(_ new: EdgeInsets) {
    guard new != reach else { return }
    let wasHidden = reach == nil
    reach = new
    setNeedsCommit()
    if wasHidden, let host { graph.setNeedsReorder(host) }
  }

  package override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    RowBackgroundTraitKey.value(self, as: key) ?? super.trait(key)
  }

  /// Places the background in the middle of the row.
  package override func place(
    _ layer: LayoutItem, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    let reach = self.reach ?? EdgeInsets()
    let row = CGRect(
      x: bounds.minX - reach.leading, y: bounds.minY - reach.top,
      width: bounds.width + reach.leading + reach.trailing,
      height: bounds.height + reach.top + reach.bottom)
    let inner = ProposedViewSize(row.size)
    let size = layer.size(inner)
    layer.place(
      at: CGPoint(x: row.midX - size.width / 2, y: row.midY - size.height / 2), proposal: inner)
  }
}

/// The item whose layer is the background of the row that it is in.
package enum RowBackgroundTraitKey: LayoutTraitKey {
  package static var defaultValue: RowBackgroundItem? { nil }
}
