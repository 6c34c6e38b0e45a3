import Testing

@testable import SwiftUICore

@MainActor
@Suite struct TagTests {
  @Test func aTagReachesTheContainerWhateverItsType() throws {
    let window = HeadlessWindow(
      VStack {
        Shown("").tag(1)
        Shown("").tag("two").padding()
        Shown("")
      })
    var tags: [AnyHashable?] = []
    func walk(_ node: _ViewNode) {
      if let container = node.representativeItem as? ArrangedItem, tags.isEmpty {
        tags = container.children.map(\.selectionTag)
      }
      node.forEachChild(walk)
    }
    walk(window.rootNode)
    #expect(tags == [AnyHashable(1), AnyHashable("two"), nil])
  }
}
