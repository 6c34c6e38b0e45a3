#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Exclusive gestures")
struct ExclusiveGestureTests {
  private typealias Sut = ExclusiveGesture<MagnificationGesture, RotationGesture>

  @Test func actions() throws {
    try expectGesture(
      Sut(MagnificationGesture(), RotationGesture()),
      "ExclusiveGesture<MagnificationGesture, RotationGesture>",
      value: Sut.Value.first(MagnificationGesture.Value(magnifyBy: 10)))
  }

  @Test func parts() throws {
    try expectParts(
      Sut.self, "ExclusiveGesture", plain: { Sut($0, $1) }, full: { $0.exclusively(before: $1) })
  }

  @Test func aSimpleGestureHasNoParts() throws {
    let gesture = try EmptyView().gesture(TapGesture().onEnded {}).inspect().emptyView()
      .gesture(TapGesture.self)
    #expect(
      message { try gesture.first(TapGesture.self) }
        == "Type mismatch: TapGesture is not ExclusiveGesture, SequenceGesture, or "
        + "SimultaneousGesture")
  }
}
#endif
