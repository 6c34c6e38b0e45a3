import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Property wrappers of hosted views")
struct PropertyWrapperTests {
  fileprivate struct Fields: View {
    @FocusState var isFocused: Bool
    @AppStorage("ViewInspector.name") var name = "nobody"
    @SceneStorage("ViewInspector.page") var page = 1
    @Namespace var namespace
    @ScaledMetric var margin: CGFloat = 10
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Button("Next") { page += 1 }
        Text("\(name), \(page)").padding(margin)
      }
    }
  }

  @Test(.appleHides(.state))
  func areConnected() throws {
    let host = ViewHosting.live(Fields())
    try host.inspect().find(ViewType.TextField.self).setInput("Ada")
    try host.inspect().find(button: "Next").tap()
    let view = try host.inspect().find(Fields.self).actualView()
    #expect(view.name == "Ada")
    #expect(view.page == 2)
    #expect(view.margin == 10)
    #expect(!view.isFocused)
    #expect(try host.inspect().find(Fields.self).actualView().namespace == view.namespace)
    #expect(throws: Never.self) { try host.inspect().find(text: "Ada, 2") }
    UserDefaults.standard.removeObject(forKey: "ViewInspector.name")
    host.end()
  }
}
