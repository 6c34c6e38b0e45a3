#if GTK
import Foundation
import GTK
import SwiftUICore

extension ListPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    scrolled.hscrollbarPolicy = .never
    let listView = ListView(model: NoSelection(model: nil), factory: nil)
    let controller = RowsController(model, showing: listView) { [weak context] in
      context?.primitive?.selection.select($0)
    }
    controller.setModel = { [weak listView] in listView?.model = $0 }
    listView.factory = controller.makeFactory(part: 0)
    context.storage = controller
    scrolled.child = listView
    return scrolled
  }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>) {
    guard let controller = context.storage as? RowsController,
      let listView = widget.child as? ListView
    else { return }
    if old?.style != style { applyStyle(widget, listView) }
    if old?.isEnabled != isEnabled { listView.sensitive = isEnabled }
    controller.show(selection)
  }

  @MainActor private func applyStyle(_ widget: ScrolledWindow, _ listView: ListView) {
    listView.removeCssClass("navigation-sidebar")
    widget.hasFrame = style == .bordered
    listView.showSeparators = style == .plain || style == .inset || style == .automatic
    if style == .sidebar { listView.addCssClass("navigation-sidebar") }
  }

  func size(_ widget: ScrolledWindow, _ proposal: ProposedViewSize) -> CGSize {
    proposal.filled
  }

  func baselines(
    _ widget: ScrolledWindow, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  func entities(_ widget: ScrolledWindow) -> [Widget] {
    [widget] + (widget.child.map { [$0] } ?? [])
  }
}
#endif
