#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

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
}
#endif
