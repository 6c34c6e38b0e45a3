import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Tap gestures")
struct TapGestureTests {
  @Test func actions() throws {
    try expectAccess(to: TapGesture(), "TapGesture")
    try expectEnds(of: TapGesture(), "TapGesture", value: ()) { _ in true }
    try expectUpdates(of: TapGesture(), "TapGesture", value: ()) { _ in true }
    try expectKeys(of: TapGesture())
  }

  @Test func properties() throws {
    let view = try EmptyView().gesture(TapGesture(count: 2)).inspect().emptyView()
    #expect(try view.gesture(TapGesture.self).actualGesture().count == 2)
  }

  @Test func theTapModifierIsAGesture() throws {
    var taps = 0
    let view = try Text("a").onTapGesture(count: 3) { taps += 1 }.inspect().text()
    let gesture = try view.gesture(TapGesture.self)
    #expect(try gesture.actualGesture().count == 3)
    try gesture.callOnEnded(value: TapGesture.Value())
    try view.callOnTapGesture()
    #expect(taps == 2)
  }

  private struct Lamp: View {
    @State private var isOn = false
    var body: some View {
      Rectangle().fill(isOn ? Color.yellow : Color.gray)
        .gesture(TapGesture().onEnded { isOn.toggle() })
    }
  }

  @Test(.appleHides(.state))
  func itDrivesALiveView() throws {
    let lamp = ViewHosting.live(Lamp())
    defer { lamp.end() }
    func color() throws -> Color { try lamp.inspect().shape().fillShapeStyle(Color.self) }
    #expect(try color() == .gray)
    try lamp.inspect().shape().gesture(TapGesture.self).callOnEnded(value: ())
    #expect(try color() == .yellow)
  }

  @Test func valuesOfAnotherType() throws {
    let view = try EmptyView().gesture(TapGesture().onEnded {}).inspect().emptyView()
    #expect(
      message { try view.gesture(TapGesture.self).callOnEnded(value: 1) }
        == "Type mismatch: (()) -> () is not (Int) -> ()")
  }

  private func mask<V: GestureViewType>(of gesture: InspectableView<V>) throws -> GestureMask {
    try gesture.gestureMask()
  }

  @Test func oneHelperTakesEveryGesture() throws {
    let view = EmptyView().gesture(TapGesture(), including: .gesture)
      .gesture(DragGesture(), including: .none)
    let sut = try view.inspect().emptyView()
    #expect(try mask(of: sut.gesture(TapGesture.self, 0)) == .gesture)
    #expect(try mask(of: sut.gesture(DragGesture.self, 1)) == .none)
  }
}
