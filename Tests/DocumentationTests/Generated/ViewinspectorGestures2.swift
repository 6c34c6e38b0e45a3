// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorGestures2 {

struct Slide: View {
  @State private var distance: CGFloat = 0
  @GestureState private var isHeld = false

  var body: some View {
    Text(isHeld ? "held" : "at \(Int(distance))")
      .gesture(
        DragGesture(minimumDistance: 20)
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
          .onEnded { distance = $0.translation.width })
  }
}

@MainActor
struct SlideTests {
  let value = DragGesture.Value(
    time: Date(), location: CGPoint(x: 50, y: 0), startLocation: .zero, velocity: .zero)

  @Test func slides() throws {
    let slide = ViewHosting.live(Slide())
    let drag = try slide.inspect().text().gesture(DragGesture.self)
    #expect(try drag.actualGesture().minimumDistance == 20)
    var isHeld = false
    var transaction = Transaction()
    try drag.callUpdating(value: value, state: &isHeld, transaction: &transaction)
    #expect(try slide.inspect().text().string() == "held")
    try drag.callOnEnded(value: value)
    #expect(try slide.inspect().text().string() == "at 50")
  }
}
}
#endif
