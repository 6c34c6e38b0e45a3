/// A part of the bars of a page that holds items.
package enum ToolbarSlot: CaseIterable, Hashable, Sendable {
  case leading
  /// In place of the title.
  case principal
  case trailing
  /// Below the page.
  case bottom
}

/// Bars that hold the items of toolbars: those of a native view or a window.
@MainActor
package protocol ToolbarBars: AnyObject {
  /// The inside of a part of the bars, made on first use; it is shown while it has content.
  func container(of slot: ToolbarSlot) -> any NativeContainer
  func setShowsItems(_ shows: Bool, in slot: ToolbarSlot)
}
