#if GTK
import Foundation
import GTK
import SwiftUICore

extension PointerAttribute: GTKAttribute {
  func apply(to widget: Widget) { widget.setCursorFromName(name) }
  func update(_ state: Void, on widget: Widget) { widget.setCursorFromName(name) }
  static func remove(_ state: Void, from widget: Widget) { widget.setCursorFromName(nil) }
}

extension ContinuousHoverAttribute: GTKAttribute {
  func apply(to widget: Widget) -> ContinuousHoverWatcher {
    let watcher = ContinuousHoverWatcher(self)
    widget.addController(watcher.controller)
    return watcher
  }

  func update(_ state: ContinuousHoverWatcher, on widget: Widget) -> ContinuousHoverWatcher {
    state.attribute = self
    return state
  }

  static func remove(_ state: ContinuousHoverWatcher, from widget: Widget) {
    widget.removeController(state.controller)
  }
}

/// Follows the pointer over one widget.
@MainActor
final class ContinuousHoverWatcher {
  fileprivate let controller = EventControllerMotion()
  fileprivate var attribute: ContinuousHoverAttribute

  fileprivate init(_ attribute: ContinuousHoverAttribute) {
    self.attribute = attribute
    controller.onEnter { [weak self] x, y in self?.attribute.moved(CGPoint(x: x, y: y)) }
    controller.onMotion { [weak self] x, y in self?.attribute.moved(CGPoint(x: x, y: y)) }
    controller.onLeave { [weak self] in self?.attribute.moved(nil) }
  }
}
#endif
