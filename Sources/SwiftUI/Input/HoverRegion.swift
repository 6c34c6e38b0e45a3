#if GTK
import GTK
import SwiftUICore

extension HoverAttribute: GTKAttribute {
  func apply(to widget: Widget) -> HoverWatcher {
    let watcher = HoverWatcher(self)
    widget.addController(watcher.controller)
    return watcher
  }

  func update(_ state: HoverWatcher, on widget: Widget) -> HoverWatcher {
    state.attribute = self
    return state
  }

  static func remove(_ state: HoverWatcher, from widget: Widget) {
    widget.removeController(state.controller)
  }
}

/// Watches the pointer over one widget.
@MainActor
final class HoverWatcher {
  fileprivate let controller = EventControllerMotion()
  fileprivate var attribute: HoverAttribute

  fileprivate init(_ attribute: HoverAttribute) {
    self.attribute = attribute
    controller.onEnter { [weak self] _, _ in self?.attribute.callback(true) }
    controller.onLeave { [weak self] in self?.attribute.callback(false) }
  }
}
#endif
