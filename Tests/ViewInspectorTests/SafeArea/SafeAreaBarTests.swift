import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting bars at the safe area")
struct SafeAreaBarTests {
  @Test func readsItsValues() throws {
    let sut = EmptyView().safeAreaBar(edge: .bottom, alignment: .leading, spacing: 19) { Text("a") }
    try expectModifier("safeAreaBar", on: sut) {
      let bar = try $0.safeAreaBar()
      return try bar.edge() == .vertical(.bottom) && bar.alignment() == .horizontal(.leading)
        && bar.spacing() == 19 && bar.text().string() == "a"
    }
    #expect(
      try sut.inspect().emptyView().safeAreaBar().pathToRoot == "emptyView().safeAreaBar()")
  }

  @Test func readsThoseAtTheSides() throws {
    let sut = EmptyView().safeAreaBar(edge: HorizontalEdge.leading, alignment: .top) { Text("a") }
    let bar = try sut.inspect().emptyView().safeAreaBar()
    #expect(try bar.edge() == .horizontal(.leading))
    #expect(try bar.alignment() == .vertical(.top))
    #expect(try bar.spacing() == 0)
  }

  @Test func isSearched() throws {
    let sut = Group {
      EmptyView()
      Text("")
        .safeAreaBar(edge: VerticalEdge.top) {
          EmptyView()
          Text("1")
        }
        .padding()
        .safeAreaBar(edge: HorizontalEdge.leading) { Text("2") }
    }
    #expect(
      try sut.inspect().find(text: "1").pathToRoot == "group().text(1).safeAreaBar().text(1)")
    #expect(
      try sut.inspect().find(text: "2").pathToRoot == "group().text(1).safeAreaBar(1).text()")
  }
}
