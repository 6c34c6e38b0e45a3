import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Long press gestures")
struct LongPressGestureTests {
  @Test func values() {
    #expect(LongPressGesture.Value(finished: true))
    #expect(!LongPressGesture.Value(finished: false))
  }

  @Test func actions() throws {
    try expectGesture(
      LongPressGesture(), "LongPressGesture", value: LongPressGesture.Value(finished: true))
  }

  @Test func properties() throws {
    let press = LongPressGesture(minimumDuration: 3, maximumDistance: 7)
    let gesture = try EmptyView().gesture(press).inspect().emptyView()
      .gesture(LongPressGesture.self).actualGesture()
    #expect(gesture.minimumDuration == 3)
    #expect(gesture.maximumDistance == 7)
  }

  @Test func theLongPressModifierIsAGesture() throws {
    let view = EmptyView().onLongPressGesture(minimumDuration: 4) {}
    let gesture = try view.inspect().emptyView().gesture(LongPressGesture.self)
    #expect(try gesture.actualGesture().minimumDuration == 4)
  }

  fileprivate struct Counting: View {
    @GestureState private var isDetecting = false
    @State private var presses = 0
    @State private var isDone = false

    private var press: some Gesture {
      LongPressGesture(minimumDuration: 1)
        .updating($isDetecting) { current, state, _ in state = current }
        .onChanged { _ in presses += 1 }
        .onEnded { _ in isDone = true }
    }

    var body: some View {
      VStack {
        Text("\(presses)")
        Circle().fill(isDone ? Color.red : isDetecting ? Color.yellow : Color.green)
          .gesture(isDone ? nil : press)
      }
    }
  }

  @Test(.appleHides(.state))
  func itDrivesALiveView() throws {
    let view = ViewHosting.live(Counting())
    defer { view.end() }
    func circle() throws -> InspectableView<ViewType.Shape> {
      try view.inspect().vStack().shape(1)
    }
    func gesture() throws -> InspectableView<ViewType.Gesture<LongPressGesture>> {
      try circle().gesture(LongPressGesture.self)
    }
    try gesture().callOnChanged(value: LongPressGesture.Value(finished: false))
    #expect(try view.inspect().vStack().text(0).string() == "1")
    var state = false
    var transaction = Transaction()
    try gesture().callUpdating(
      value: LongPressGesture.Value(finished: true), state: &state, transaction: &transaction)
    #expect(try circle().fillShapeStyle(Color.self) == .yellow)
    try gesture().callOnEnded(value: LongPressGesture.Value(finished: true))
    #expect(try circle().fillShapeStyle(Color.self) == .red)
  }

  @Test func aGestureThatIsMissingNow() throws {
    let view = EmptyView().gesture(nil as _EndedGesture<LongPressGesture>?)
    let gesture = try view.inspect().emptyView().gesture(LongPressGesture.self)
    #expect(
      message { try gesture.callOnEnded(value: true) }
        == "Optional<_EndedGesture<LongPressGesture>> does not have 'some' attribute")
  }
}
