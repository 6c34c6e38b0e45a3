#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Rotate gestures")
struct RotateGestureTests {
  private let value = RotateGesture.Value(
    time: Date(timeIntervalSince1970: 5), rotation: .degrees(90), velocity: .degrees(7),
    startAnchor: .top, startLocation: CGPoint(x: 12, y: -4))

  @Test func values() {
    #expect(value.time == Date(timeIntervalSince1970: 5))
    #expect(value.rotation == .degrees(90))
    #expect(value.velocity == .degrees(7))
    #expect(value.startAnchor == .top)
    #expect(value.startLocation == CGPoint(x: 12, y: -4))
    #expect(RotationGesture.Value(angle: .degrees(3)) == .degrees(3))
  }

  @Test func actions() throws {
    try expectGesture(RotateGesture(), "RotateGesture", value: value)
  }

  @Test func actionsOfTheOlderGesture() throws {
    try expectGesture(
      RotationGesture(), "RotationGesture", value: RotationGesture.Value(angle: .degrees(90)))
  }

  @Test func properties() throws {
    let view = try EmptyView().gesture(RotateGesture(minimumAngleDelta: .degrees(5)))
      .gesture(RotationGesture(minimumAngleDelta: .degrees(6))).inspect().emptyView()
    #expect(try view.gesture(RotateGesture.self).actualGesture().minimumAngleDelta == .degrees(5))
    #expect(
      try view.gesture(RotationGesture.self, 1).actualGesture().minimumAngleDelta == .degrees(6))
  }
}
#endif
