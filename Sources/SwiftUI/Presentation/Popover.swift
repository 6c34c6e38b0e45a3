#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// A popover that points at a place in a layout container.
final class GTKPopover: NativeSheet {
  private let popover = GTK.Popover()
  private let layout: LayoutContainer
  private let container = GTKContainer()
  private var isOpen = false
  var onCloseRequest: (() -> Void)?
  var title = ""

  /// - Parameter arrowEdge: the side of the anchor that the popover stands at.
  init(in layout: LayoutContainer, at anchor: CGRect, arrowEdge: Edge) {
    self.layout = layout
    container.minimum = .content
    // Where nothing in a window has the focus, GTK 4.8 complains when a popover opens.
    container.layout.focusable = true
    popover.child = container.layout
    popover.position = arrowEdge.position
    gtk_widget_set_parent(popover.widgetPointer, layout.widgetPointer)
    var place = GdkRectangle(
      x: Int32(anchor.minX.rounded(.down)), y: Int32(anchor.minY.rounded(.down)),
      width: Int32(max(1, anchor.width.rounded(.up))),
      height: Int32(max(1, anchor.height.rounded(.up))))
    gtk_popover_set_pointing_to(popover.popoverPointer, &place)
    popover.onClosed { [weak self] in
      guard let self, isOpen else { return }
      onCloseRequest?()
    }
  }

  var content: any NativeContainer { container }

  func present() {
    isOpen = true
    popover.popup()
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    popover.popdown()
    // GTK may be passing on the key that closes it: its widgets must stay until it has.
    Task { [popover, layout] in
      if popover.parent === layout { gtk_widget_unparent(popover.widgetPointer) }
    }
  }
}

extension Edge {
  fileprivate var position: PositionType {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .left
    case .trailing: .right
    }
  }
}
#endif
