import SwiftUI

extension StructureSamples {
  mutating func addTabs() {
    let isShown = true
    let tabs = TabView(selection: .constant(1)) {
      Tab("a", systemImage: "star", value: 1, role: .search) { Text("b") }
      if isShown {
        Tab("c", systemImage: "star", value: 2) { Text("d") }
      }
      if isShown {
        Tab("e", systemImage: "star", value: 3) { Text("f") }
      } else {
        Tab("g", systemImage: "star", value: 4) { Text("h") }
      }
      TabSection("i") {
        Tab("j", systemImage: "star", value: 5) { Text("k") }
      }
    }
    add(tabs)
    add(PageTabViewStyle(indexDisplayMode: .always))
  }

  mutating func addColumns() {
    add(
      NavigationSplitView {
        Text("a")
      } content: {
        Text("b")
      } detail: {
        Text("c")
      })
    add(HSplitView { Text("a") })
    add(VSplitView { Text("a") })
  }

  mutating func addGeneratedContent() {
    add(AsyncImage(url: URL(fileURLWithPath: "/a.png"), scale: 2))
    add(TimelineView(.everyMinute) { _ in Text("a") })
    add(
      Canvas(opaque: true, colorMode: .linear) { _, _ in
      } symbols: {
        Text("a").tag(1)
      })
  }

  mutating func addSharing() {
    add(ShareLink(item: "a", subject: Text("b"), message: Text("c")))
    add(
      ShareLink(item: "a", preview: SharePreview("b", image: "c", icon: "d")) {
        Text("e")
      })
    add(SharePreview("a", image: "b", icon: "c"))
  }

  private struct Row: Identifiable {
    let id: Int
  }

  mutating func addTables() {
    let order: Binding<[KeyPathComparator<Row>]> = .constant([])
    add(
      Table([Row(id: 1)], selection: .constant(Set<Int>()), sortOrder: order) {
        TableColumn("a", value: \.id) { Text("\($0.id)") }
        TableColumn("b") { _ in Text("c") }
      })
    add(
      Table(of: Row.self) {
        TableColumn("a") { _ in Text("b") }
      } rows: {
        TableRow(Row(id: 1))
        TableRow(Row(id: 2))
      })
  }

  mutating func addEditors() {
    add(TextEditor(text: .constant("a"), selection: .constant(nil)))
    add(
      TextEditor(
        text: .constant(AttributedString("a")), selection: .constant(AttributedTextSelection())))
    add(ControlGroup(content: { Text("a") }, label: { Text("b") }))
    add(PhaseAnimator([1, 2]) { _ in Text("a") })
    add(
      KeyframeAnimator(initialValue: 1.0) { _ in
        Text("a")
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      })
  }
}
