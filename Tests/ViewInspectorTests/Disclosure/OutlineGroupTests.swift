#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting OutlineGroup")
struct OutlineGroupTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Self.outline, "outlineGroup", { try $0.outlineGroup() }, { try $0.outlineGroup($1) })
  }

  private struct Node: Hashable {
    let name: String
    var children: [Node]?
  }

  private static let tree = Node(
    name: "root", children: [Node(name: "leaf"), Node(name: "branch", children: [])])

  private static var outline: some View {
    OutlineGroup(tree, id: \.name, children: \.children) { Text($0.name) }
  }

  @Test func readsTheData() throws {
    let forest = OutlineGroup([Self.tree], id: \.name, children: \.children) { Text($0.name) }
    let sut = try Self.outline.inspect().outlineGroup()
    #expect(try sut.sourceData(Node.self) == Self.tree)
    #expect(try forest.inspect().outlineGroup().sourceData([Node].self) == [Self.tree])
    #expect(
      message { try sut.sourceData([Node].self) } == "Type mismatch: Node is not Array<Node>")
  }

  @Test func makesARow() throws {
    let sut = try Self.outline.inspect().outlineGroup()
    #expect(try sut.leaf(Node(name: "any")).text().string() == "any")
    #expect(message { try sut.leaf("text") } == "Type mismatch: String is not Node")
  }
}
#endif
