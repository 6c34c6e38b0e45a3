#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport

@testable import SwiftUI
@testable import SwiftUICore

/// A view in a window that is on the display.
@MainActor
final class Shown<Content: View> {
  let hosted: HostedWindow<Content>

  /// Shows the view, runs `body` and takes the window down again.
  static func with(
    _ view: Content, size: CGSize = CGSize(width: 400, height: 300),
    _ body: (Shown<Content>) async throws -> Void
  ) async throws {
    let shown = Shown(HostedWindow(view, size: size))
    try await show(shown.hosted.window)
    do {
      try await body(shown)
    } catch {
      shown.hosted.close()
      throw error
    }
    shown.hosted.close()
  }

  private init(_ hosted: HostedWindow<Content>) { self.hosted = hosted }

  var content: LayoutContainer? { hosted.window.child as? LayoutContainer }

  /// The widgets of a class in the window, in document order; not those inside of other widgets of
  /// that class.
  func widgets<W: Widget>(_ type: W.Type) -> [W] {
    content.map { Self.widgets(type, in: $0) } ?? []
  }

  private static func widgets<W: Widget>(_ type: W.Type, in widget: Widget) -> [W] {
    widget.children.flatMap { child -> [W] in
      (child as? W).map { [$0] } ?? widgets(type, in: child)
    }
  }

  /// A widget's frame in the window's content.
  func frame(_ widget: Widget) -> CGRect? {
    guard let content, let origin = widget.translate(to: content) else { return nil }
    return CGRect(
      x: origin.x, y: origin.y, width: Double(widget.width), height: Double(widget.height))
  }

  /// Replaces the view, and returns when that has been drawn.
  func update(_ view: Content) async {
    hosted.update(view)
    await waitForFrame(of: hosted.window)
  }
}
#endif
