// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorGestures {

@MainActor
struct CardTests {
  @Test func turns() throws {
    var isTurned = false
    let card = Text("?").onTapGesture { isTurned = true }
    try card.inspect().text().callOnTapGesture()
    #expect(isTurned)
  }
}
}
#endif
