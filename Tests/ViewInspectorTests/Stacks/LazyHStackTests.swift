import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LazyHStack")
struct LazyHStackTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: LazyHStack { Text("a") }, "lazyHStack", { try $0.lazyHStack() }, { try $0.lazyHStack($1) }
    )
  }

  @Test func readsItsValues() throws {
    let sut = LazyHStack(alignment: .bottom, spacing: 7, pinnedViews: .sectionHeaders) {
      Text("a")
      Text("b")
    }
    let stack = try sut.inspect().lazyHStack()
    #expect(try stack.alignment() == .bottom)
    #expect(try stack.spacing() == 7)
    #expect(try stack.pinnedViews() == .sectionHeaders)
    #expect(try stack.text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "lazyHStack().text(1)")
    #expect(try LazyHStack { Text("") }.inspect().lazyHStack().spacing() == nil)
  }
}
