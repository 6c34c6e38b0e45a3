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
