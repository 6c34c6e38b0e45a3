import Foundation

/// A row of a list while it is shown in a container.
@MainActor
package final class ListCell {
  private let host: LayoutHost
  private let item: ListRowItem
  var row: LazyRow?
  var rows: (any LazyRowSource)?
  /// Which of the row's views is shown, out of so many.
  var part = 0
  var share = 1

  init(
    _ graph: ViewGraph, _ container: any NativeContainer, kind: ListRows.Kind,
    cellEntity: @escaping () -> AnyObject?
  ) {
    host = LayoutHost(graph: graph, container: container)
    host.cellEntity = cellEntity
    item = ListRowItem(graph: graph, kind: kind)
  }

  func show(_ items: [LayoutItem]) {
    item.setChildren(items)
    host.setContent([item], arrangement: nil)
  }

  /// Shows this cell's part of the row.
  func showRow() {
    guard let items = row?.items else { return }
    guard share > 1 else { return show(items) }
    if items.count == share {
      show([items[part]])
    } else {
      // The views are not as many as their type tells.
      show(part == 0 ? items : [])
    }
  }

  func clear() {
    host.clear()
    item.setChildren([])
  }

  /// The explicit tag of the row's view.
  var tag: AnyHashable? { item.children.first?.selectionTag }
}

/// Lays out the views of one row: under each other at the leading edge, inside the row's insets.
package final class ListRowItem: ArrangedItem {
  private let kind: ListRows.Kind

  init(graph: ViewGraph, kind: ListRows.Kind) {
    self.kind = kind
    super.init(graph: graph)
  }

  private var insets: EdgeInsets {
    if let own = children.first?.trait(ListRowInsetsTraitKey.self) { return own }
    switch kind {
    case .row: return EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    case .header: return EdgeInsets(top: 14, leading: 12, bottom: 4, trailing: 12)
    case .footer: return EdgeInsets(top: 2, leading: 12, bottom: 10, trailing: 12)
    // The native table has a distance of its own around cells.
    case .cell: return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
  }

  package override func childrenDidChange() {
    // A background is among what is drawn before it knows how far it reaches.
    for child in children { child.trait(RowBackgroundTraitKey.self)?.setReach(EdgeInsets()) }
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    isPlacingChildren = true
    for (child, placement) in zip(children, arranged(proposal).placements) {
      guard let background = child.trait(RowBackgroundTraitKey.self) else { continue }
      let size = child.size(placement.proposal)
      background.setReach(
        EdgeInsets(
          top: placement.origin.y, leading: placement.origin.x,
          bottom: bounds.height - placement.origin.y - size.height,
          trailing: bounds.width - placement.origin.x - size.width))
    }
    super.commit(bounds, proposal)
    isPlacingChildren = false
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else {
      return Arrangement(size: CGSize(width: proposal.width ?? 0, height: 0), placements: [])
    }
    let insets = self.insets
    let stack = StackArrangement(
      axis: .vertical, spacing: nil, alignment: HorizontalAlignment.leading.key)
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    var result = stack.arrange(children[...], inner)
    for index in result.placements.indices {
      result.placements[index].origin.x += insets.leading
      result.placements[index].origin.y += insets.top
    }
    result.size.height += insets.top + insets.bottom
    result.size.width = proposal.width ?? result.size.width + insets.leading + insets.trailing
    if let height = proposal.height, height > result.size.height, height.isFinite {
      // A cell that is given more than it asked for centers its row.
      let extra = (height - result.size.height) / 2
      for index in result.placements.indices { result.placements[index].origin.y += extra }
      result.size.height = height
    }
    return result
  }
}

/// The distances of a row's content from the edges of its cell.
package enum ListRowInsetsTraitKey: LayoutTraitKey {
  package static var defaultValue: EdgeInsets? { nil }
}
