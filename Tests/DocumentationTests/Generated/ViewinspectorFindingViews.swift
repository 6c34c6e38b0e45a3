// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorFindingViews {

struct Order: View {
  var body: some View {
    VStack {
      Text("Tea").id("title")
      HStack {
        Text("3 €").accessibilityIdentifier("price")
        Button("Order") {}
      }
    }
  }
}

@MainActor
struct OrderTests {
  @Test func finds() throws {
    let view = try Order().inspect()
    #expect(try view.find(text: "Tea").pathToRoot == "view(Order.self).vStack().text(0)")
    #expect(try view.find(viewWithId: "title").text().string() == "Tea")
    #expect(try view.find(viewWithAccessibilityIdentifier: "price").text().string() == "3 €")
    #expect(try view.find(ViewType.HStack.self, containing: "Order").button(1).role() == nil)
    #expect(view.findAll(ViewType.Text.self).count == 3)
    let text = try view.find(text: "3 €")
    #expect(try text.find(ViewType.VStack.self, relation: .parent).count == 2)
  }
}
}
#endif
