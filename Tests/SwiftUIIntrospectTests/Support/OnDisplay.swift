#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUIIntrospect

/// Shows a view in a window while `body` runs, and closes the window.
@MainActor
func onDisplay(
  _ view: some View, size: CGSize = CGSize(width: 420, height: 620),
  _ body: (Widget) async throws -> Void
) async throws {
  let hosted = HostedWindow(view, size: size)
  defer { hosted.close() }
  try await show(hosted.window)
  try await body(hosted.window)
}

/// Shows a view in a window, hands over the only widget of a class in it, and closes the window.
@MainActor
func onDisplay<W: Widget>(
  _ view: some View, holding type: W.Type, _ check: (W) async throws -> Void
) async throws {
  try await onDisplay(view, size: CGSize(width: 300, height: 200)) { window in
    let widgets = widgets(of: type, in: window)
    try #require(widgets.count == 1)
    for widget in widgets { try await check(widget) }
  }
}

/// The widgets of a class in a widget, in document order.
@MainActor
func widgets<W: Widget>(of type: W.Type, in widget: Widget) -> [W] {
  widget.children.flatMap { child in
    (child as? W).map { [$0] } ?? widgets(of: type, in: child)
  }
}

/// What the diagnostics tell while `body` runs, which may take several turns.
@MainActor
func missesOnDisplay(_ body: () async throws -> Void) async rethrows -> [String] {
  var texts: [String] = []
  let original = IntrospectionDiagnostics.handler
  IntrospectionDiagnostics.handler = { texts.append($0.description) }
  defer { IntrospectionDiagnostics.handler = original }
  try await body()
  return texts
}
#endif
