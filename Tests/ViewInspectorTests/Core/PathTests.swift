import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Paths and steps")
struct PathTests {
  private struct Simple: View {
    var body: some View { Text("abc") }
  }
  private struct Several: View {
    var body: some View {
      EmptyView()
      Text("x")
    }
  }
  private struct Nested: View {
    var flag = true
    var body: some View {
      AnyView(
        Group {
          EmptyView().padding().overlay(HStack { Simple().padding(15) })
          Text("123")
          Button(action: {}, label: { HStack { Text("xyz") } })
          if flag {
            Text("1")
            Text("2")
          }
        })
    }
  }

  @Test func stepsOverACustomView() throws {
    #expect(try Simple().inspect().text().string() == "abc")
    #expect(try Simple().inspect().text().pathToRoot == "view(Simple.self).text()")
    #expect(
      try HStack { Simple() }.inspect().hStack().text(0).pathToRoot
        == "hStack().view(Simple.self, 0).text()")
  }

  @Test func pathsOfASearch() throws {
    let view = try Nested().inspect()
    #expect(try view.find(text: "123").pathToRoot == "view(Nested.self).anyView().group().text(1)")
    #expect(
      try view.find(text: "xyz").pathToRoot
        == "view(Nested.self).anyView().group().button(2).labelView().hStack().text(0)")
    #expect(
      try view.find(text: "2").pathToRoot
        == "view(Nested.self).anyView().group().tupleView(3).text(1)")
  }
}
