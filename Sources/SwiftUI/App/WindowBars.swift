#if GTK
import GTK
import SwiftUICore

/// The header bar of a window, for toolbar items outside of navigation stacks.
@MainActor
final class WindowBars: ToolbarBars {
  private let bar = HeaderBar()
  private lazy var slots = BarSlots(bar) { [bar] in bar.packEnd($0) }

  /// Makes the bar the window's titlebar; nil for a window that has one, or is shown already, and so can't get one.
  init?(_ window: GTK.Window) {
    guard window.titlebar == nil, !window.mapped else {
      Diagnostics.reportOnce(
        "A window that is shown gets no header bar any more: its toolbar items are not shown. "
          + "Have one in the toolbar from the start.")
      return nil
    }
    window.titlebar = bar
  }

  func container(of slot: ToolbarSlot) -> any NativeContainer { slots.container(of: slot) }

  func setShowsItems(_ shows: Bool, in slot: ToolbarSlot) {
    slots.setShowsItems(shows, in: slot)
  }
}
#endif
