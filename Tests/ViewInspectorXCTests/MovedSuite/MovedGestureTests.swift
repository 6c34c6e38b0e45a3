import Combine
import SwiftUI
import ViewInspector
import XCTest

private struct PressView: View {
  @GestureState var isDetectingLongPress = false
  @State var totalNumberOfTaps = 0
  @State var doneCounting = false
  internal let inspection = Inspection<Self>()
  internal let publisher = PassthroughSubject<Void, Never>()

  var body: some View {
    let press = LongPressGesture(minimumDuration: 1)
      .updating($isDetectingLongPress) { currentState, gestureState, transaction in
        gestureState = currentState
      }.onChanged { _ in
        self.totalNumberOfTaps += 1
      }
      .onEnded { _ in
        self.doneCounting = true
      }

    return VStack {
      Text("\(totalNumberOfTaps)")
        .font(.largeTitle)

      Circle()
        .fill(doneCounting ? Color.red : isDetectingLongPress ? Color.yellow : Color.green)
        .frame(width: 100, height: 100, alignment: .center)
        .gesture(doneCounting ? nil : press)
    }
    .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
    .onReceive(publisher) {}
  }
}

final class MovedGestureTests: XCTestCase {
  @GestureState var gestureState = CGSize.zero

  func testGestureUpdating() throws {
    let sut = PressView()
    let exp1 = sut.inspection.inspect { view in
      XCTAssertEqual(try view.actualView().isDetectingLongPress, false)
      let gesture = try view.vStack().shape(1).gesture(LongPressGesture.self)
      let value = LongPressGesture.Value(finished: true)
      var state: Bool = false
      var transaction = Transaction()
      try gesture.callUpdating(value: value, state: &state, transaction: &transaction)
      XCTAssertTrue(state)
      sut.publisher.send()
    }
    let exp2 = sut.inspection.inspect(onReceive: sut.publisher) { view in
      XCTAssertEqual(try view.vStack().shape(1).fillShapeStyle(Color.self), Color.green)
    }
    ViewHosting.host(view: sut)
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testGestureChangedAndEnded() throws {
    let sut = PressView()
    let exp1 = sut.inspection.inspect { view in
      XCTAssertEqual(try view.vStack().text(0).string(), "0")
      let gesture = try view.vStack().shape(1).gesture(LongPressGesture.self)
      try gesture.callOnChanged(value: LongPressGesture.Value(finished: true))
      XCTAssertEqual(try view.actualView().totalNumberOfTaps, 1)
      try gesture.callOnEnded(value: LongPressGesture.Value(finished: true))
      sut.publisher.send()
    }
    let exp2 = sut.inspection.inspect(onReceive: sut.publisher) { view in
      XCTAssertEqual(try view.actualView().doneCounting, true)
      XCTAssertEqual(try view.vStack().shape(1).fillShapeStyle(Color.self), Color.red)
    }
    ViewHosting.host(view: sut)
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testDragGesture() throws {
    let exp = XCTestExpectation(description: "onEnded")
    let value = DragGesture.Value(
      time: Date(), location: CGPoint(x: 50, y: 50), startLocation: CGPoint(x: 25, y: 25),
      velocity: CGVector(dx: 10, dy: 20))
    let sut = EmptyView()
      .highPriorityGesture(
        DragGesture(minimumDistance: 5).updating($gestureState) { value, state, _ in
          state = value.translation
        }
        .onEnded { value in
          XCTAssertEqual(value.translation, CGSize(width: 25, height: 25))
          exp.fulfill()
        }, including: .subviews)
    let gesture = try sut.inspect().emptyView().highPriorityGesture(DragGesture.self)
    XCTAssertEqual(try gesture.gestureMask(), .subviews)
    XCTAssertEqual(try gesture.actualGesture().minimumDistance, 5)
    XCTAssertEqual(
      gesture.pathToRoot, "emptyView().highPriorityGesture(DragGesture.self)")
    try gesture.callOnEnded(value: value)
    wait(for: [exp], timeout: 0.1)
  }

  func testErrors() throws {
    let sut = EmptyView().gesture(LongPressGesture())
    XCTAssertThrows(
      try sut.inspect().emptyView().gesture(DragGesture.self),
      "Type mismatch: LongPressGesture is not DragGesture")
    XCTAssertThrows(
      try sut.inspect().emptyView().gesture(DragGesture.self, 2),
      "EmptyView does not have 'gesture(DragGesture.self)' modifier at index 2")
    XCTAssertThrows(
      try EmptyView().inspect().emptyView().simultaneousGesture(TapGesture.self),
      "EmptyView does not have 'simultaneousGesture(TapGesture.self)' modifier")
  }

  func testComposedGestures() throws {
    typealias Composed = SimultaneousGesture<MagnificationGesture, RotationGesture>
    var values: [Composed.Value] = []
    let sut = EmptyView().gesture(
      MagnificationGesture(minimumScaleDelta: 2).simultaneously(with: RotationGesture())
        .onEnded { values.append($0) })
    let gesture = try sut.inspect().emptyView().gesture(Composed.self)
    let first = try gesture.first(MagnificationGesture.self)
    XCTAssertEqual(try first.actualGesture().minimumScaleDelta, 2)
    XCTAssertThrows(
      try gesture.second(TapGesture.self), "Type mismatch: RotationGesture is not TapGesture")
    let value = Composed.Value(
      first: MagnificationGesture.Value(magnifyBy: 2),
      second: RotationGesture.Value(angle: Angle(degrees: 9)))
    try gesture.callOnEnded(value: value)
    XCTAssertEqual(values, [value])
  }

  func testTaps() throws {
    var taps = 0
    let sut = try Text("a").onTapGesture { taps += 1 }.onLongPressGesture { taps += 10 }.inspect()
      .text()
    try sut.callOnTapGesture()
    try sut.callOnLongPressGesture()
    XCTAssertEqual(taps, 11)
    XCTAssertThrows(
      try Text("a").inspect().text().callOnTapGesture(),
      "Text does not have 'onTapGesture' modifier")
    XCTAssertThrows(
      try Text("a").onTapGesture {}.allowsHitTesting(false).inspect().text().callOnTapGesture(),
      "Text is unresponsive: it has allowsHitTesting set to false")
  }
}
