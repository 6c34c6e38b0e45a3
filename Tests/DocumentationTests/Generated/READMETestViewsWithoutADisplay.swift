// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleREADMETestViewsWithoutADisplay {

struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count) taps")
      Button("Tap me") { count += 1 }
    }
  }
}

@MainActor
struct CounterTests {
  @Test func countsTaps() throws {
    let counter = ViewHosting.live(Counter())
    try counter.inspect().find(button: "Tap me").tap()
    #expect(throws: Never.self) { try counter.inspect().find(text: "1 taps") }
  }
}
}
#endif
