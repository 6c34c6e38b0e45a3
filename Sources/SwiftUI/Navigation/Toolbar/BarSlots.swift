#if GTK
import GTK
import SwiftUICore

/// The parts of a header bar, each made on first use.
@MainActor
final class BarSlots: ToolbarBars {
  private let bar: HeaderBar
  private let placeBottom: (LayoutContainer) -> Void
  private var containers: [ToolbarSlot: GTKContainer] = [:]
  /// What the bar shows in its middle while there is no principal item.
  var title: Widget?

  /// - Parameter placeBottom: puts the bottom part where it belongs, which is not in the bar.
  init(_ bar: HeaderBar, placeBottom: @escaping (LayoutContainer) -> Void) {
    self.bar = bar
    self.placeBottom = placeBottom
  }

  func container(of slot: ToolbarSlot) -> any NativeContainer {
    if let known = containers[slot] { return known }
    let container = GTKContainer()
    container.minimum = .content
    containers[slot] = container
    switch slot {
    case .leading: bar.packStart(container.layout)
    case .trailing: bar.packEnd(container.layout)
    case .bottom: placeBottom(container.layout)
    // It takes the place of the title while it has something to show.
    case .principal: break
    }
    return container
  }

  func setShowsItems(_ shows: Bool, in slot: ToolbarSlot) {
    if slot == .principal {
      bar.titleWidget = shows ? containers[slot]?.layout ?? title : title
    } else {
      containers[slot]?.layout.visible = shows
    }
  }
}
#endif
