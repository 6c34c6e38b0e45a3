import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct ListRowModifierTests {
  private func name(_ view: some View) throws -> String {
    String(describing: type(of: try property("modifier", of: view)))
  }

  @Test func rowTraits() throws {
    let view = EmptyView()
    let background = view.listRowBackground(Text("b"))
    #expect(try name(background).contains("ListRowBackgroundTraitKey"))
    #expect(try property("modifier|value|some|storage|view", of: background) is Text)
    let tint = view.listItemTint(.red)
    #expect(try name(tint).contains("ListItemTintTraitKey"))
    #expect(try property("modifier|value|some|isFixed", of: tint) as? Bool == true)
    #expect(try property("modifier|value|some|effect|color", of: tint) as? Color == .red)
    let preferred = view.listItemTint(.preferred(.blue))
    #expect(try property("modifier|value|some|isFixed", of: preferred) as? Bool == false)
  }

  @Test func backgroundsFillTheirRows() throws {
    let window = HeadlessWindow(
      Shown("row").listRowBackground(Color.red).listRowInsets(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(window.container.descendants.count == 1)
    let row = ListRowItem(graph: window.graph, kind: .row)
    var content: _ViewNode?
    window.rootNode.forEachChild { content = $0 }
    row.setChildren(content?.items() ?? [])
    row.place(at: .zero, proposal: ProposedViewSize(width: 200, height: 60))
    var natives: [NativeItem] = []
    row.appendNatives(to: &natives)
    try #require(natives.count == 2)
    #expect(natives[0].frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    // What the row shows is 50 by 10 points: 1 and 3 around it leave 46 over.
    #expect(natives[1].frame == CGRect(x: 2, y: 24, width: 50, height: 10))
    row.place(at: .zero, proposal: ProposedViewSize(width: 90, height: 60))
    #expect(natives[0].frame.width == 90)
  }

  @Test func insertions() throws {
    let rows = ForEach([1], id: \.self) { Text("\($0)") }.onInsert(of: [.text]) { _, _ in }
    #expect(try name(rows).contains("OnInsertTraitKey"))
    #expect(
      try property("modifier|value|some|supportedContentTypes", of: rows) as? [UTType] == [.text])
    #expect(
      try property("modifier|value|some|action", of: rows) is (Int, [NSItemProvider]) -> Void)
  }

  @Test func badges() {
    let window = HeadlessWindow(
      VStack {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
        Text("Drafts").badge("new")
      })
    let texts = window.primitives(TextPrimitive.self).map(\.string)
    #expect(texts == ["Inbox", "3", "Sent", "Drafts", "new"])
  }

  @Test func refreshing() async throws {
    struct Reads: View {
      @Environment(\.refresh) private var refresh
      let log: Log
      var body: some View {
        Shown(refresh == nil ? "no" : "yes").task { await refresh?() }
      }
    }
    let log = Log()
    let window = HeadlessWindow(
      VStack {
        Reads(log: log).refreshable { await MainActor.run { log("refreshed") } }
      })
    #expect(window.shown == ["yes"])
    #expect(await eventually { !log.entries.isEmpty })
    #expect(log.entries == ["refreshed"])
  }

  @Test func tabItems() throws {
    let view = EmptyView().tabItem { Text("Tab") }
    #expect(
      try name(view).hasPrefix("PlatformItemTraitWriter<LabelPlatformItemsStrategy"))
    #expect(try property("modifier|source|content|content", of: view) is Text)
  }
}
