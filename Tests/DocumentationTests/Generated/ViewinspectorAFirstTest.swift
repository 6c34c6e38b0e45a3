// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorAFirstTest {

struct Greeting: View {
  let name: String

  var body: some View {
    VStack {
      Text("Hello, \(name)").padding(8)
      Button("Wave") {}.disabled(name.isEmpty)
    }
  }
}

@MainActor
struct GreetingTests {
  @Test func greets() throws {
    let stack = try Greeting(name: "Ada").inspect().vStack()
    #expect(try stack.text(0).string() == "Hello, Ada")
    #expect(try stack.text(0).padding(.top) == 8)
  }

  @Test func wavesToSomebody() throws {
    let button = try Greeting(name: "").inspect().find(button: "Wave")
    #expect(!button.isResponsive())
    #expect(throws: InspectionError.self) { try button.tap() }
  }
}
}
#endif
