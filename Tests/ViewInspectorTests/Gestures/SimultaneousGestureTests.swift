#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Simultaneous gestures")
struct SimultaneousGestureTests {
  private typealias Sut = SimultaneousGesture<MagnificationGesture, RotationGesture>

  private let value = Sut.Value(
    first: MagnificationGesture.Value(magnifyBy: 10),
    second: RotationGesture.Value(angle: .degrees(5)))

  @Test func values() {
    #expect(value.first == 10)
    #expect(value.second == .degrees(5))
    let half = SimultaneousGesture<LongPressGesture, DragGesture>.Value(first: true, second: nil)
    #expect(half.first == true)
    #expect(half.second == nil)
  }

  @Test func actions() throws {
    try expectGesture(
      Sut(MagnificationGesture(), RotationGesture()),
      "SimultaneousGesture<MagnificationGesture, RotationGesture>", value: value)
  }

  @Test func parts() throws {
    try expectParts(
      Sut.self, "SimultaneousGesture", plain: { Sut($0, $1) }, full: { $0.simultaneously(with: $1) }
    )
  }

  @Test func gesturesInGestures() throws {
    typealias Outer = ExclusiveGesture<Sut, TapGesture>
    var taps = 0
    let inner = Sut(MagnificationGesture(minimumScaleDelta: 9), RotationGesture())
    let sut = inner.exclusively(before: TapGesture().onEnded { taps += 1 })
    let gesture = try EmptyView().gesture(sut).inspect().emptyView().gesture(Outer.self)
    let magnification = try gesture.first(Sut.self).first(MagnificationGesture.self)
    #expect(try magnification.actualGesture().minimumScaleDelta == 9)
    #expect(
      magnification.pathToRoot
        == "emptyView().gesture(ExclusiveGesture<SimultaneousGesture<MagnificationGesture, "
        + "RotationGesture>, TapGesture>.self).first(SimultaneousGesture<MagnificationGesture, "
        + "RotationGesture>.self).first(MagnificationGesture.self)")
    try gesture.second(TapGesture.self).callOnEnded(value: ())
    #expect(taps == 1)
  }
}
#endif
