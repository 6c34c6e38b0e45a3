#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct DragGestureTests {
  private let square = CGSize(width: 100, height: 100)

  @Test func aDragTellsWhereItBeganAndWhereItIs() async throws {
    var changes: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let drag = DragGesture().onChanged { changes.append($0) }.onEnded { end = $0 }
    try await Shown.with(Color.red.gesture(drag), size: square) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await GTKTestSupport.drag(
        from: drawing, at: WidgetPoint(x: 20, y: 30), at: WidgetPoint(x: 60, y: 50), steps: 4)
    }
    // Steps of 10 by 5: the first is far enough already.
    #expect(changes.first?.translation == CGSize(width: 10, height: 5))
    #expect(end?.startLocation == CGPoint(x: 20, y: 30))
    #expect(end?.location == CGPoint(x: 60, y: 50))
    #expect(end?.translation == CGSize(width: 40, height: 20))
  }

  @Test func shortMovementsAreNone() async throws {
    var events: [String] = []
    let drag = DragGesture(minimumDistance: 30)
      .onChanged { _ in events.append("changed") }.onEnded { _ in events.append("ended") }
    try await Shown.with(Color.red.gesture(drag), size: square) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await GTKTestSupport.drag(
        from: drawing, at: WidgetPoint(x: 20, y: 20), at: WidgetPoint(x: 49, y: 20))
      #expect(events.isEmpty)
      try await GTKTestSupport.drag(
        from: drawing, at: WidgetPoint(x: 20, y: 20), at: WidgetPoint(x: 50, y: 20), steps: 1)
      #expect(events == ["changed", "ended"])
    }
  }

  @Test func withoutADistanceThePressIsEnough() async throws {
    var locations: [CGPoint] = []
    let drag = DragGesture(minimumDistance: 0).onChanged { locations.append($0.location) }
    try await Shown.with(Color.red.gesture(drag), size: square) { shown in
      let drawing = try #require(shown.widgets(Drawing.self).first)
      try await press(drawing, at: WidgetPoint(x: 12, y: 34))
      #expect(locations == [CGPoint(x: 12, y: 34)])
      try await releaseButton(drawing)
    }
  }
}
#endif
