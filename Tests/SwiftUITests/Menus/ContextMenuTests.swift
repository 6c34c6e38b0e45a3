#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Button = SwiftUICore.Button

@Suite(.gtk) @MainActor struct ContextMenuTests {
  @Test func aSecondaryClickOpensTheMenuWhereItIs() async throws {
    var chosen: [String] = []
    let view = Color.red.contextMenu {
      Button("Copy") { chosen.append("copy") }
      Button("Delete") { chosen.append("delete") }
    }
    try await Shown.with(view, size: CGSize(width: 200, height: 200)) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await click(drawing, at: WidgetPoint(x: 30, y: 40), button: 1)
      #expect(shown.hosted.window.popovers.isEmpty)
      try await click(drawing, at: WidgetPoint(x: 30, y: 40), button: 3)
      let menu = try #require(shown.hosted.window.popovers.first)
      #expect(menu.pointingTo == GTK.Rectangle(x: 30, y: 40, width: 1, height: 1))
      #expect(menu.labelTexts == ["Copy", "Delete"])
      try await click(#require(menu.all(GTK.Button.self).last))
      #expect(await pump { chosen == ["delete"] })
      #expect(await pump { shown.hosted.window.popovers.isEmpty })
    }
  }
}

extension GTK.Window {
  /// The popovers that are open over the window's content.
  fileprivate var popovers: [GTK.Popover] { all(GTK.Popover.self).filter(\.mapped) }
}
#endif
