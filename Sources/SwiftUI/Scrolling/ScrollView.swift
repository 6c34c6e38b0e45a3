#if GTK
import Foundation
import GTK
import SwiftUICore

extension ScrollPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> ScrolledWindow {
    let scrolled = ScrolledWindow()
    context.container.minimum = .natural([.horizontal, .vertical])
    context.container.layout.cull = true
    scrolled.child = context.container.layout
    scrolled.hadjustment?.onValueChanged { [weak context] in context?.onScroll?() }
    scrolled.vadjustment?.onValueChanged { [weak context] in context?.onScroll?() }
    return scrolled
  }

  func scrollOffset(_ widget: ScrolledWindow) -> CGPoint {
    CGPoint(x: widget.hadjustment?.value ?? 0, y: widget.vadjustment?.value ?? 0)
  }

  func scroll(_ widget: ScrolledWindow, to offset: CGPoint) {
    widget.hadjustment?.value = offset.x
    widget.vadjustment?.value = offset.y
  }

  func updateWidget(_ widget: ScrolledWindow, from old: Self?, _ context: GTKContext<Self>) {
    guard old != self else { return }
    widget.setPolicy(
      policy(.horizontal, horizontalIndicator),
      vscrollbarPolicy: policy(.vertical, verticalIndicator))
    widget.overlayScrolling = verticalIndicator != .visible && horizontalIndicator != .visible
    widget.kineticScrolling = isEnabled
  }

  private func policy(_ axis: Axis, _ visibility: ScrollIndicatorVisibility) -> PolicyType {
    guard isEnabled, axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
      return .never
    }
    switch visibility {
    case .hidden, .never: return .external
    case .visible: return .always
    default: return .automatic
    }
  }
}
#endif
