// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorCustomStyles {

struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 2 : 6)
  }
}

@MainActor
struct SinkingTests {
  @Test func sinksWhenPressed() throws {
    let pressed = try Sinking().inspect(isPressed: true)
    #expect(try pressed.styleConfigurationLabel().padding(.top) == 2)
  }
}
}
#endif
