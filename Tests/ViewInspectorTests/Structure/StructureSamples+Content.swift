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

  mutating func addMadeContent() {
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
}
