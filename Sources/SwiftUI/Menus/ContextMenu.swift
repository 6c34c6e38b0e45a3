#if GTK
import Foundation
import GTK
import SwiftUICore

extension SecondaryClickAttribute: GTKAttribute {
  func apply(to widget: Widget) -> SecondaryClickWatcher {
    let watcher = SecondaryClickWatcher(self)
    widget.addController(watcher.click)
    return watcher
  }

  func update(_ state: SecondaryClickWatcher, on widget: Widget) -> SecondaryClickWatcher {
    state.attribute = self
    return state
  }

  static func remove(_ state: SecondaryClickWatcher, from widget: Widget) {
    widget.removeController(state.click)
  }
}

/// Watches for clicks of the secondary button on one widget.
@MainActor
final class SecondaryClickWatcher {
  fileprivate let click = GestureClick()
  fileprivate var attribute: SecondaryClickAttribute

  fileprivate init(_ attribute: SecondaryClickAttribute) {
    self.attribute = attribute
    click.button = 3
    click.onPressed { [weak self] _, x, y in
      guard let self else { return }
      // What is around shows no menu of its own for the same click.
      _ = click.setState(.claimed)
      self.attribute.action(CGPoint(x: x, y: y))
    }
  }
}
#endif
