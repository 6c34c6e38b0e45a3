import Observation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Live inspection")
struct LiveTests {
  fileprivate struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  fileprivate struct Pair: View {
    var body: some View {
      VStack {
        Counter().id("first")
        Counter().id("second")
      }
    }
  }

  @Test(.appleHides(.state))
  func stateChanges() throws {
    let view = ViewHosting.live(Counter())
    try view.inspect().find(button: "Add").tap()
    try view.inspect().find(button: "Add").tap()
    #expect(try view.inspect().find(ViewType.Text.self).string() == "count 2")
    view.end()
  }

  @Test(.appleHides(.state))
  func anInspectedViewShowsLaterChanges() throws {
    let view = try ViewHosting.live(Counter()).inspect()
    try view.find(button: "Add").tap()
    #expect(throws: Never.self) { try view.find(text: "count 1") }
  }

  @Test(.appleHides(.state))
  func nestedViewsKeepTheirOwnState() throws {
    let view = ViewHosting.live(Pair())
    try view.inspect().find(viewWithId: "second").find(button: "Add").tap()
    let texts: [String] = try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    #expect(texts == ["count 0", "Add", "count 1", "Add"])
  }

  fileprivate struct NamedCounter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test(.appleHides(.state))
  func theSlotsOfAControlKeepTheirOwnState() throws {
    let view = ViewHosting.live(
      LabeledContent {
        NamedCounter(name: "content")
      } label: {
        NamedCounter(name: "label")
      })
    defer { view.end() }
    try view.inspect().find(button: "label 0").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "label 1") }
    #expect(throws: Never.self) { try view.inspect().find(button: "content 0") }
    try view.inspect().find(button: "content 0").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "content 1") }
    #expect(throws: Never.self) { try view.inspect().find(button: "label 1") }
  }

  @Test(.appleHides(.state))
  func equalViewsInTheSlotsOfAControlKeepTheirOwnState() throws {
    let view = ViewHosting.live(LabeledContent(content: { Counter() }, label: { Counter() }))
    defer { view.end() }
    func control() throws -> InspectableView<ViewType.LabeledContent> {
      try view.inspect().labeledContent()
    }
    try control().labelView().find(button: "Add").tap()
    #expect(throws: Never.self) { try control().labelView().find(text: "count 1") }
    #expect(throws: Never.self) { try control().view(Counter.self, 0).find(text: "count 0") }
    try control().view(Counter.self, 0).find(button: "Add").tap()
    try control().view(Counter.self, 0).find(button: "Add").tap()
    #expect(throws: Never.self) { try control().labelView().find(text: "count 1") }
    #expect(throws: Never.self) { try control().view(Counter.self, 0).find(text: "count 2") }
  }

  @Test(.appleHides(.state))
  func severalEqualViewsInEachSlotKeepTheirOwnState() throws {
    let view = ViewHosting.live(
      GroupBox {
        Counter()
        Counter()
      } label: {
        Counter()
        Counter()
      })
    defer { view.end() }
    func counts() throws -> [String] {
      try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        .filter { $0.hasPrefix("count") }.sorted()
    }
    let label = try view.inspect().groupBox().labelView()
    try label.findAll(ViewType.Button.self).last?.tap()
    #expect(try counts() == ["count 0", "count 0", "count 0", "count 1"])
    try view.inspect().groupBox().findAll(ViewType.Button.self).first?.tap()
    #expect(try counts() == ["count 0", "count 0", "count 1", "count 1"])
    #expect(throws: Never.self) { try view.inspect().groupBox().labelView().find(text: "count 1") }
  }

  @Test(.appleHides(.state))
  func layersAndSheetsKeepTheirOwnState() throws {
    let view = ViewHosting.live(
      Counter().overlay(Counter()).overlay(Counter().padding(1))
        .sheet(isPresented: .constant(true)) { Counter() })
    defer { view.end() }
    func counts() throws -> [String] {
      try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
        .filter { $0.hasPrefix("count") }
    }
    try view.inspect().view(Counter.self).overlay(0).find(button: "Add").tap()
    #expect(try counts() == ["count 0", "count 1", "count 0", "count 0"])
    try view.inspect().view(Counter.self).overlay(1).find(button: "Add").tap()
    try view.inspect().view(Counter.self).sheet().find(button: "Add").tap()
    try view.inspect().view(Counter.self).sheet().find(button: "Add").tap()
    #expect(try counts() == ["count 0", "count 1", "count 1", "count 2"])
  }

  @Test(.appleHides(.state))
  func layersOfOneTypeAreToldApart() throws {
    let view = ViewHosting.live(Text("a").overlay(Counter()).overlay(Counter()))
    defer { view.end() }
    try view.inspect().text().overlay(0).find(button: "Add").tap()
    #expect(throws: Never.self) { try view.inspect().text().overlay(0).find(text: "count 1") }
    #expect(throws: Never.self) { try view.inspect().text().overlay(1).find(text: "count 0") }
  }

  @Test(.appleHides(.state))
  func aHostedValueIsLiveInTheSameTest() throws {
    let view = Pair()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    try view.inspect().find(button: "Add").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "count 1") }
  }

  @Test func aPlainValueStaysWhatItWas() throws {
    let view = Counter()
    try view.inspect().find(button: "Add").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "count 0") }
  }

  fileprivate struct Form: View {
    @State private var name = ""
    @State private var agrees = false
    var body: some View {
      TextField("Name", text: $name)
      Toggle("Agree", isOn: $agrees)
      if agrees { Text("Hello, \(name)") }
    }
  }

  @Test(.appleHides(.state))
  func inputReachesBindings() throws {
    let view = ViewHosting.live(Form())
    try view.inspect().find(ViewType.TextField.self).setInput("Ada")
    #expect(throws: InspectionError.self) { try view.inspect().find(text: "Hello, Ada") }
    try view.inspect().find(ViewType.Toggle.self).tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "Hello, Ada") }
  }

  @Observable fileprivate final class Model {
    var items: [String] = []
  }

  fileprivate struct Adder: View {
    @Environment(Model.self) private var model
    var body: some View { Button("Add \(model.items.count)") { model.items.append("item") } }
  }

  fileprivate struct Library: View {
    @State private var model = Model()
    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text($0) }
        Adder()
      }
      .environment(model)
    }
  }

  @Test func observableModels() throws {
    let view = ViewHosting.live(Library())
    try view.inspect().find(Adder.self).find(ViewType.Button.self).tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "item") }
    #expect(throws: Never.self) { try view.inspect().find(button: "Add 1") }
  }

  fileprivate final class Store: ObservableObject {
    @Published var title = "none"
  }

  fileprivate struct Screen: View {
    @StateObject private var store = Store()
    var body: some View { Row().environmentObject(store).onAppear { store.title = "ready" } }
  }

  fileprivate struct Row: View {
    @EnvironmentObject private var store: Store
    var body: some View { Button(store.title) { store.title += "!" } }
  }

  @Test(.appleHides(.state))
  func stateObjects() throws {
    let view = ViewHosting.live(Screen())
    try view.inspect().find(button: "ready").tap()
    #expect(throws: Never.self) { try view.inspect().find(button: "ready!") }
  }

  fileprivate struct Loader: View {
    @State private var text = "loading"
    let load: @Sendable () async -> String
    var body: some View { Text(text).task { text = await load() } }
  }

  @Test(.appleHides(.state))
  func tasksAreAwaited() async throws {
    let view = ViewHosting.live(
      Loader {
        await Task.yield(); return "loaded"
      })
    #expect(try view.inspect().find(ViewType.Text.self).string() == "loading")
    #expect(await view.finishTasks())
    #expect(try view.inspect().find(ViewType.Text.self).string() == "loaded")
  }

  @Test(.appleHides(.state))
  func endlessTasksAreGivenUp() async throws {
    let view = ViewHosting.live(
      Loader {
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
        return "cancelled"
      })
    #expect(await !view.finishTasks(within: 0.05))
    view.end()
  }

  #if os(Linux)
  @Test func waitingForAView() async throws {
    let view = ViewHosting.live(
      Loader {
        await Task.yield(); return "loaded"
      })
    let text = try await view.wait { try $0.find(text: "loaded").string() }
    #expect(text == "loaded")
    await #expect(throws: InspectionError.self) {
      try await view.wait(within: 0.02) { try $0.find(text: "never") }
    }
  }
  #endif

  @Test(.appleHides(.state))
  func hostingForAScope() async throws {
    try await ViewHosting.host(Counter()) { counter in
      try await counter.inspect { view in
        try view.vStack().button(1).tap()
        #expect(try view.vStack().text(0).string() == "count 1")
      }
    }
  }

  fileprivate struct Presenter: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Counter() }
    }
  }

  @Test(.appleHides(.state))
  func sheetsLiveToo() throws {
    let view = ViewHosting.live(Presenter())
    try view.inspect().find(button: "Show").tap()
    try view.inspect().find(button: "Add").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "count 1") }
    try view.inspect().find(ViewType.Button.self).sheet().dismiss()
    #expect(throws: InspectionError.self) { try view.inspect().find(button: "Add") }
  }
}
