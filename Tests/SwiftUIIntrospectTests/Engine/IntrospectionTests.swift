import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect

@MainActor
@Suite("Introspection")
struct IntrospectionTests {
  let outer = FakeScroller("outer")
  let inner = FakeScroller("inner")
  let field = FakeField("field")

  @Test("The first match in document order wins")
  func firstMatch() {
    let second = FakeField("second")
    let found: [FakeField] = search(receiver: [outer, field, inner, second], for: .default)
    #expect(found.map(\.name) == ["field"])
  }

  @Test("An outer match wins over an inner one, a subclass included")
  func outerMatch() {
    let editor = FakeEditor("editor")
    let nested: [FakeScroller] = search(receiver: [outer, inner, editor], for: .default)
    #expect(nested.map(\.name) == ["outer"])
    let alone: [FakeScroller] = search(receiver: [editor], for: .default)
    #expect(alone.map(\.name) == ["editor"])
  }

  @Test("Objects that are no entities are passed over")
  func foreignObjects() {
    let found: [FakeField] = search(receiver: [FakeAdjustment(), field], for: .default)
    #expect(found.map(\.name) == ["field"])
  }

  @Test("The nearest ancestor wins")
  func nearestAncestor() {
    let found: [FakeScroller] = search(
      receiver: [FakeScroller("own")], ancestors: [field, inner, outer], for: .default,
      scope: .ancestor)
    #expect(found.map(\.name) == ["inner"])
  }

  @Test("With both scopes the receiver comes first, then the ancestors")
  func bothScopes() {
    let scope: IntrospectionScope = [.receiver, .ancestor]
    let own: [FakeScroller] = search(
      receiver: [field, inner], ancestors: [outer], for: .default, scope: scope)
    #expect(own.map(\.name) == ["inner"])
    let enclosing: [FakeScroller] = search(
      receiver: [field], ancestors: [outer], for: .default, scope: scope)
    #expect(enclosing.map(\.name) == ["outer"])
  }

  @Test("Nothing is handed over without a match, or outside a window")
  func noMatch() {
    let missing: [FakeField] = search(receiver: [outer], ancestors: [field], for: .default)
    #expect(missing.isEmpty)
    let detached: [FakeField] = search(receiver: [field], isInWindow: false, for: .default)
    #expect(detached.isEmpty)
    let nowhere: [FakeField] = search(
      receiver: [field], ancestors: [field], for: .default, scope: [])
    #expect(nowhere.isEmpty)
  }

  @Test("Each update hands over again, and sees what is there now")
  func updates() {
    let introspection = Introspection()
    let replacement = FakeField("replacement")
    let first: [FakeField] = search(introspection, receiver: [field], for: .default)
    let second: [FakeField] = search(introspection, receiver: [field], for: .default)
    let third: [FakeField] = search(introspection, receiver: [replacement], for: .default)
    #expect((first + second + third).map(\.name) == ["field", "field", "replacement"])
  }

  @Test("No entity is kept alive")
  func noStrongReference() {
    let introspection = Introspection()
    weak var entity: FakeField?
    do {
      let field = FakeField("field")
      entity = field
      let found: [FakeField] = search(introspection, receiver: [field], for: .default)
      #expect(found.count == 1)
    }
    #expect(entity == nil)
  }

  @Test(
    "A search costs what lies before the match, whatever lies behind", arguments: [1, 100, 10_000])
  func visited(behind count: Int) {
    let rest = (0..<count).map { _ in FakeField() }
    let walk = CountingSequence([outer, field] + rest)
    IntrospectionCounts.current = IntrospectionCounts()
    var found: [String] = []
    Introspection().run(
      IntrospectionRequest<FieldType, FakeField>(
        selector: .default, scope: .receiver,
        actions: IntrospectionActions(update: { found.append($0.name) })),
      in: IntrospectionCandidates(receiver: walk, ancestors: [], isInWindow: true))
    #expect(found == ["field"])
    #expect(walk.taken == 2)
    #expect(IntrospectionCounts.current.visited == 2)
    #expect(IntrospectionCounts.current.searches == 1)
  }
}

/// Counts the elements that were asked of it.
private final class CountingSequence: Sequence {
  private let elements: [AnyObject]
  private(set) var taken = 0

  init(_ elements: [AnyObject]) {
    self.elements = elements
  }

  func makeIterator() -> AnyIterator<AnyObject> {
    var iterator = elements.makeIterator()
    return AnyIterator {
      self.taken += 1
      return iterator.next()
    }
  }
}
