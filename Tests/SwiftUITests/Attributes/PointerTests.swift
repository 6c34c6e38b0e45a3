#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text
private typealias Button = SwiftUICore.Button

@Suite(.gtk) @MainActor struct PointerTests {
  /// The names of CSS, which GDK takes.
  @Test(arguments: [
    (PointerStyle.link, "pointer"), (.horizontalText, "text"), (.grabIdle, "grab"),
    (.grabActive, "grabbing"), (.zoomIn, "zoom-in"), (.columnResize, "col-resize"),
    (.default, "default"),
  ])
  func aStyleIsACursor(style: PointerStyle, name: String) async throws {
    try await Shown.with(Color.red.pointerStyle(style)) { shown in
      #expect(shown.widgets(Drawing.self).map(\.cursor?.name) == [name])
    }
  }

  @Test func theCursorGoesWithTheStyle() async throws {
    func view(_ style: PointerStyle?) -> some View { Color.red.pointerStyle(style) }
    try await Shown.with(view(.link)) { shown in
      await shown.update(view(.zoomOut))
      #expect(shown.widgets(Drawing.self).map(\.cursor?.name) == ["zoom-out"])
      await shown.update(view(nil))
      #expect(shown.widgets(Drawing.self).map(\.cursor?.name) == [nil])
    }
  }

  @Test func continuousHoverFollowsThePointer() async throws {
    var phases: [HoverPhase] = []
    let view = HStack(spacing: 0) {
      Color.red.onContinuousHover {
        // GTK tells of the point where the pointer comes in, and again of its motion to there.
        if phases.last != $0 { phases.append($0) }
      }
      Color.blue
    }
    try await Shown.with(view, size: CGSize(width: 200, height: 100)) { shown in
      let drawings = shown.widgets(Drawing.self)
      try #require(drawings.count == 2)
      try await movePointer(to: drawings[1])
      phases = []
      try await movePointer(to: drawings[0], at: WidgetPoint(x: 20, y: 30))
      try await movePointer(to: drawings[0], at: WidgetPoint(x: 25, y: 35))
      try await movePointer(to: drawings[1])
      #expect(
        phases == [.active(CGPoint(x: 20, y: 30)), .active(CGPoint(x: 25, y: 35)), .ended])
    }
  }

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
