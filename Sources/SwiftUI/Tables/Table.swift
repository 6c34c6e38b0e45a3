#if GTK
import Foundation
import GTK
import SwiftUICore

extension TablePrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    let view = ColumnView(model: nil)
    let controller = RowsController(rows, showing: view) { [weak context] in
      context?.primitive?.selection.select($0)
    }
    controller.setModel = { [weak view] in view?.model = $0 }
    let columns = ColumnsController(view, controller)
    columns.onSort = { [weak context, weak scrolled] column in
      guard let context, let scrolled else { return }
      context.primitive?.sort(column)
      context.restoreAfterUpdate(scrolled)
    }
    context.storage = columns
    scrolled.child = view
    return scrolled
  }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>) {
    guard let controller = context.storage as? ColumnsController else { return }
    let view = controller.view
    if old?.columns != columns { controller.show(columns) }
    controller.show(sorted)
    if old?.style != style {
      widget.hasFrame = style == .bordered
      view.showColumnSeparators = style == .bordered
      view.showRowSeparators = style != .inset
    }
    if old?.showsHeaders != showsHeaders { view.header?.visible = showsHeaders }
    if old?.isEnabled != isEnabled { view.sensitive = isEnabled }
    controller.rows.show(selection)
  }

  func size(_ widget: ScrolledWindow, _ proposal: ProposedViewSize) -> CGSize {
    proposal.filled
  }

  func prepare(_ widget: ScrolledWindow, for size: CGSize, _ context: GTKContext<Self>) {
    (context.storage as? ColumnsController)?.fit(size.width)
  }

  func baselines(
    _ widget: ScrolledWindow, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  func entities(_ widget: ScrolledWindow) -> [Widget] {
    [widget] + (widget.child.map { [$0] } ?? [])
  }
}

extension ColumnView {
  /// The row of the columns' titles.
  var header: Widget? { children.first }
}
#endif
