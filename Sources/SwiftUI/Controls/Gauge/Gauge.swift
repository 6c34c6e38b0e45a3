#if GTK
import Foundation
import GTK
import SwiftUICore

extension LevelBarPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LevelBar {
    let bar = LevelBar()
    // GTK colors low and high levels, which SwiftUI's gauges don't.
    for name in ["low", "high", "full"] { bar.removeOffsetValue(name) }
    return bar
  }

  func updateWidget(_ widget: LevelBar, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    if widget.value != fraction { widget.value = fraction }
  }

  func size(_ widget: LevelBar, _ proposal: ProposedViewSize) -> CGSize {
    let natural = widget.naturalSize()
    let least = CGFloat(widget.measure(.horizontal).minimum)
    return CGSize(width: max(least, proposal.width ?? 150), height: natural.height)
  }
}
#endif
