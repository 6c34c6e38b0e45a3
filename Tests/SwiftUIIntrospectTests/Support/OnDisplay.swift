#if GTK
  import GTK
  import GTKTestSupport
  import Testing

  @testable import SwiftUI

  /// Shows a view in a window, hands over the only widget of a class in it, and closes the window.
  @MainActor
  func onDisplay<W: Widget>(
    _ view: some View, holding type: W.Type, _ check: (W) async throws -> Void
  ) async throws {
    let hosted = HostedWindow(view, size: CGSize(width: 300, height: 200))
    defer { hosted.close() }
    try await show(hosted.window)
    let widgets = widgets(of: type, in: hosted.window)
    try #require(widgets.count == 1)
    for widget in widgets { try await check(widget) }
  }

  /// The widgets of a class in a widget, in document order.
  @MainActor
  func widgets<W: Widget>(of type: W.Type, in widget: Widget) -> [W] {
    widget.children.flatMap { child in
      (child as? W).map { [$0] } ?? widgets(of: type, in: child)
    }
  }
#endif
