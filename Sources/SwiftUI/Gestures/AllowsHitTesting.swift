#if GTK
import GTK
import SwiftUICore

extension HitTestingAttribute: GTKAttribute {
  func apply(to widget: Widget) { widget.canTarget = false }
  func update(_ state: Void, on widget: Widget) {}
  static func remove(_ state: Void, from widget: Widget) { widget.canTarget = true }
}
#endif
