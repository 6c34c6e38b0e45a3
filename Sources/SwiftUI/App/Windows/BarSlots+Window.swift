#if GTK
import GTK
import SwiftUICore

extension BarSlots {
  /// Makes a header bar the window's titlebar, for toolbar items outside of navigation stacks; nil
  /// for a window that has a titlebar, or is shown already, and so can't get one.
  convenience init?(titlebarOf window: GTK.Window) {
    guard window.titlebar == nil, !window.mapped else {
      Diagnostics.reportOnce(
        "A window that is shown gets no header bar any more: its toolbar items are not shown. "
          + "Have one in the toolbar from the start.")
      return nil
    }
    let bar = HeaderBar()
    self.init(bar) { bar.packEnd($0) }
    window.titlebar = bar
  }
}
#endif
