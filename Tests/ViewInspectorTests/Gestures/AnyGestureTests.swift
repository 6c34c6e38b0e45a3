import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Erased gestures and the user's own")
struct AnyGestureTests {
  @Test func anErasedGestureIsLookedThrough() throws {
    var ends: [String] = []
    let sut = AnyGesture(TapGesture(count: 2).onEnded { ends.append("inner") })
      .onEnded { ends.append("outer") }
    let view = try EmptyView().gesture(sut).inspect().emptyView()
    #expect(try view.gesture(TapGesture.self).actualGesture().count == 2)
    try view.gesture(AnyGesture<Void>.self).callOnEnded(value: ())
    #expect(ends == ["inner", "outer"])
    #expect(
      message { try view.gesture(DragGesture.self) }
        == "Type mismatch: AnyGesture<()> is not DragGesture")
  }

  #if !os(tvOS) && !os(watchOS)
  @Test func mappedValues() throws {
    var ends: [String] = []
    let sut = MagnificationGesture().onEnded { ends.append("\($0)") }.map { "by \($0)" }
      .onEnded { ends.append($0) }
    let gesture = try EmptyView().gesture(sut).inspect().emptyView()
      .gesture(MagnificationGesture.self)
    try gesture.callOnEnded(value: MagnificationGesture.Value(magnifyBy: 2))
    try gesture.callOnEnded(value: "by hand")
    #expect(ends == ["2.0", "by hand"])
  }
  #endif

  private struct DoubleTap: Gesture {
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
  }

  @Test func aGestureOfTheUsersOwn() throws {
    var taps = 0
    let view = try EmptyView().gesture(DoubleTap { taps += 1 }).inspect().emptyView()
    let gesture = try view.gesture(DoubleTap.self)
    #expect(gesture.pathToRoot == "emptyView().gesture(DoubleTap.self)")
    try gesture.callOnEnded(value: ())
    try gesture.actualGesture().action()
    #expect(taps == 2)
    #expect(try view.gesture(TapGesture.self).actualGesture().count == 2)
  }

  @Test func gesturesOfOneKindAreCountedByThemselves() throws {
    let view = try EmptyView().gesture(DragGesture()).highPriorityGesture(TapGesture())
      .gesture(LongPressGesture()).inspect().emptyView()
    #expect(throws: Never.self) { try view.gesture(DragGesture.self, 0) }
    #expect(throws: Never.self) { try view.gesture(LongPressGesture.self, 1) }
    #expect(
      message { try view.simultaneousGesture(TapGesture.self) }
        == "EmptyView does not have 'simultaneousGesture(TapGesture.self)' modifier")
  }
}
