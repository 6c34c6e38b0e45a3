#if GTK
  import GTK
  import SwiftUICore

  /// The header bar of a window, for toolbar items outside of navigation stacks.
  @MainActor
  final class WindowBars: ToolbarBars {
    private let bar = HeaderBar()
    private var slots: [ToolbarSlot: GTKContainer] = [:]

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

    func container(of slot: ToolbarSlot) -> any NativeContainer {
      if let known = slots[slot] { return known }
      let container = GTKContainer()
      container.minimum = .content
      slots[slot] = container
      switch slot {
      case .leading: bar.packStart(container.layout)
      case .trailing, .bottom: bar.packEnd(container.layout)
      // It takes the place of the title while it has something to show.
      case .principal: break
      }
      return container
    }

    func setShowsItems(_ shows: Bool, in slot: ToolbarSlot) {
      if slot == .principal {
        bar.titleWidget = shows ? slots[slot]?.layout : nil
      } else {
        slots[slot]?.layout.visible = shows
      }
    }
  }
#endif
