import Testing

@_spi(Advanced) import SwiftUIIntrospect

@MainActor
@Suite("@Weak")
struct WeakTests {
  /// As a view would hold it: a value whose body is not mutating.
  struct Holder {
    @Weak var field: FakeField?

    func keep(_ field: FakeField) {
      self.field = field
    }
  }

  @Test("Holds the entity for as long as something else does")
  func lifetime() {
    let holder = Holder()
    #expect(holder.field == nil)
    do {
      let field = FakeField("field")
      holder.keep(field)
      #expect(holder.field === field)
    }
    #expect(holder.field == nil)
  }

  @Test("Starts with what it is given")
  func initialValue() {
    let field = FakeField("field")
    let holder = Holder(field: Weak(wrappedValue: field))
    #expect(holder.field === field)
  }
}
