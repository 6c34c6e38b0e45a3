import SwiftUI

// Previews as people write them: this file compiles, and PreviewTests looks at what became of it.

#Preview { Text("plain") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("named")
}

#Preview("State") {
  @Previewable @State var count = 3
  @Previewable
  @State
  var isOn: Bool = [1, 2].contains { $0 == 2 }
  let title = "Count: \(count)"

  VStack {
    Text(title)
    Stepper("Count", value: $count)
    if isOn { Toggle("On", isOn: $isOn) }
  }
}

#Preview("Return") {
  let value = 1
  return Text("returned \(value)")
}

#Preview("Branches") {
  if Bool.random() { Text("a") } else { Image(systemName: "star") }
}

#Preview("Arguments", arguments: ["one", "two"]) { name in
  Text(name)
}

#Preview("Both", traits: .fixedLayout(width: 200, height: 100), arguments: [1, 2, 3]) {
  Text("\($0)")
}

private func makeView() -> some View { Text("made") }

#Preview("Body", body: { makeView() })

struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> String { "sample" }
  func body(content: Content, context: String) -> some View {
    content.environment(\.typedTitle, context)
  }
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview(traits: .modifier(SampleData()), .modifier(Framed())) { Text("modified") }

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Text("3").previewDisplayName("Badge")
    Text("4").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
  }
}

enum Nested {
  struct Preview: View { var body: some View { Text("hidden name") } }
}
