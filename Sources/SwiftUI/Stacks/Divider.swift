#if GTK
import GTK
import SwiftUICore

extension DividerPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> Separator {
    Separator(orientation: .horizontal)
  }

  func updateWidget(_ widget: Separator, from old: Self?, _ context: GTKContext<Self>) {
    widget.orientation = orientation == .horizontal ? .horizontal : .vertical
  }
}
#endif
