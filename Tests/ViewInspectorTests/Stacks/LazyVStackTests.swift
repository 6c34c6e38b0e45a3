import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LazyVStack")
struct LazyVStackTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: LazyVStack { Text("a") }, "lazyVStack", { try $0.lazyVStack() }, { try $0.lazyVStack($1) }
    )
  }

  @Test func readsItsValues() throws {
    let sut = LazyVStack(alignment: .trailing, spacing: 7, pinnedViews: .sectionHeaders) {
      Text("a")
      Text("b")
    }
    let stack = try sut.inspect().lazyVStack()
    #expect(try stack.alignment() == .trailing)
    #expect(try stack.spacing() == 7)
    #expect(try stack.pinnedViews() == .sectionHeaders)
    #expect(try stack.text(1).string() == "b")
    #expect(try sut.inspect().find(text: "b").pathToRoot == "lazyVStack().text(1)")
    #expect(try LazyVStack { Text("") }.inspect().lazyVStack().spacing() == nil)
  }
}
