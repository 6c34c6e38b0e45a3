#if GTK
import GTK
import SwiftUICore

extension TooltipAttribute: GTKAttribute {
  func apply(to widget: Widget) { widget.tooltipText = text }

  func update(_ state: Void, on widget: Widget) {
    if widget.tooltipText != text { widget.tooltipText = text }
  }

  static func remove(_ state: Void, from widget: Widget) { widget.tooltipText = nil }
}
#endif
