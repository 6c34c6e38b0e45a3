#if GTK
import GTK
import GTKTestSupport
import Testing

@_spi(Internals) import SwiftUIIntrospect

@MainActor
@Suite("GTK widgets as entities", .serialized)
struct GTKEntityTests {
  init() throws {
    try startGTK()
  }

  @Test("The tree of entities is that of the widgets")
  func tree() {
    let outer = Box(orientation: .vertical, spacing: 0)
    let inner = Box(orientation: .vertical, spacing: 0)
    let label = Label("a")
    outer.append(inner)
    inner.append(label)
    outer.append(Label("b"))
    #expect(label.ancestor === inner)
    #expect(outer.ancestor == nil)
    #expect(outer.descendants == [inner, outer.children[1]])
    #expect(label.isDescendant(of: outer))
    #expect(label.isDescendant(of: label))
    #expect(!inner.isDescendant(of: label))
  }
}
#endif
