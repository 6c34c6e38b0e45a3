#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension TextPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> TextLabel { TextLabel() }

  func updateWidget(_ widget: TextLabel, from old: Self?, _ context: GTKContext<Self>) {
    guard old != self else { return }
    widget.show(self, from: old)
    // A label tells its text by itself, which undoes what was told before.
    if accessibilityLabel != nil || old?.accessibilityLabel != nil {
      widget.setAccessibleLabel(accessibilityLabel ?? string)
    }
    if old?.isSelectable ?? false != isSelectable { widget.selectable = isSelectable }
  }

  func size(_ widget: TextLabel, _ proposal: ProposedViewSize) -> CGSize {
    widget.fit(proposal).size
  }

  func baselines(
    _ widget: TextLabel, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let fit = widget.fit(ProposedViewSize(size))
    return (fit.firstBaseline, fit.lastBaseline)
  }

  func prepare(_ widget: TextLabel, for size: CGSize) { widget.prepare(for: size) }
}
#endif
