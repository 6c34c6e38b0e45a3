#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Magnify gestures")
struct MagnifyGestureTests {
  private let value = MagnifyGesture.Value(
    time: Date(timeIntervalSince1970: 5), magnification: 2.5, velocity: 1.2,
    startAnchor: UnitPoint(x: 0.3, y: 0.7), startLocation: CGPoint(x: 12, y: -4))

  @Test func values() {
    #expect(value.time == Date(timeIntervalSince1970: 5))
    #expect(value.magnification == 2.5)
    #expect(value.velocity == 1.2)
    #expect(value.startAnchor == UnitPoint(x: 0.3, y: 0.7))
    #expect(value.startLocation == CGPoint(x: 12, y: -4))
    #expect(MagnificationGesture.Value(magnifyBy: 3) == 3)
  }

  @Test func actions() throws {
    try expectGesture(MagnifyGesture(), "MagnifyGesture", value: value)
  }

  @Test func actionsOfTheOlderGesture() throws {
    try expectGesture(
      MagnificationGesture(), "MagnificationGesture",
      value: MagnificationGesture.Value(magnifyBy: 3))
  }

  @Test func properties() throws {
    let view = try EmptyView().gesture(MagnifyGesture(minimumScaleDelta: 1.5))
      .gesture(MagnificationGesture(minimumScaleDelta: 2.5)).inspect().emptyView()
    #expect(try view.gesture(MagnifyGesture.self).actualGesture().minimumScaleDelta == 1.5)
    #expect(try view.gesture(MagnificationGesture.self, 1).actualGesture().minimumScaleDelta == 2.5)
  }
}
#endif
