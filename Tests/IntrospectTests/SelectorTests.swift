#if GTK
import GTK
import GTKTestSupport
import Introspect
import Testing

@MainActor
@Suite("Ways through the widgets", .gtk)
struct SelectorTests {
  private let root = Box(orientation: .vertical, spacing: 0)
  private let first = Box(orientation: .vertical, spacing: 0)
  private let second = Box(orientation: .vertical, spacing: 0)
  private let third = Box(orientation: .vertical, spacing: 0)
  private let entry = Entry()
  private let later = Entry()
  private let label = Label("label")

  init() {
    // root: first(entry), label, second, third(later)
    first.append(entry)
    third.append(later)
    for child in [first, label, second, third] as [Widget] { root.append(child) }
  }

  @Test("The first descendant of a class; the root does not count")
  func child() {
    #expect(Introspect.findChild(ofType: Entry.self, in: root) === entry)
    #expect(Introspect.findChild(ofType: Box.self, in: root) === first)
    #expect(Introspect.findChild(ofType: Box.self, in: second) == nil)
  }

  @Test("Earlier siblings, the nearest first")
  func previous() {
    #expect(Introspect.previousSibling(containing: Entry.self, from: second) === entry)
    #expect(Introspect.previousSibling(containing: Entry.self, from: first) == nil)
    #expect(Introspect.previousSibling(ofType: Label.self, from: third) === label)
    #expect(Introspect.previousSibling(ofType: Box.self, from: third) === second)
    // A sibling that is of the class does not contain itself.
    #expect(Introspect.previousSibling(containing: Label.self, from: second) == nil)
  }

  @Test("Later siblings, the entry itself first")
  func next() {
    #expect(Introspect.nextSibling(containing: Entry.self, from: first) === entry)
    #expect(Introspect.nextSibling(containing: Entry.self, from: label) === later)
    #expect(Introspect.nextSibling(ofType: Label.self, from: label) === label)
    #expect(Introspect.nextSibling(ofType: Label.self, from: second) == nil)
  }

  @Test("Ancestors, the nearest first, the entry itself not")
  func ancestors() {
    #expect(Introspect.findAncestor(ofType: Box.self, from: entry) === first)
    #expect(Introspect.findAncestor(ofType: Box.self, from: first) === root)
    #expect(Introspect.findAncestor(ofType: Box.self, from: root) == nil)
    #expect(Introspect.findAncestor(ofType: Label.self, from: entry) == nil)
  }

  @Test("Where there are several, the one in whose place the marker is")
  func frames() async throws {
    let window = Window()
    window.child = root
    defer { window.destroy() }
    try await show(window)
    #expect(
      Introspect.findChildUsingFrame(ofType: Entry.self, in: root, from: later) === later)
    #expect(
      Introspect.findChildUsingFrame(ofType: Entry.self, in: root, from: label) == nil)
    #expect(
      Introspect.findChildUsingFrame(ofType: Label.self, in: root, from: later) === label)
    #expect(
      Introspect.findAncestorOrAncestorChild(ofType: Label.self, from: later) === label)
  }
}
#endif
