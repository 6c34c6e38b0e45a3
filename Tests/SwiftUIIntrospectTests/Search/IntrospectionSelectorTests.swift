import Testing

@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite("Selectors")
struct IntrospectionSelectorTests {
  let window = FakeWindow()
  let field = FakeField("field")
  let scroller = FakeScroller("scroller")

  @Test("From another class: the first one decides")
  func fromAnotherClass() {
    let selector: IntrospectionSelector<FakeWindow> = .from(FakeField.self) { [window] in
      $0.name == "field" ? window : nil
    }
    #expect(search(receiver: [scroller, field], for: selector).first === window)
    #expect(search(receiver: [FakeField("other"), field], for: selector).isEmpty)
    #expect(search(ancestors: [field], for: selector, scope: .ancestor).first === window)
  }

  @Test("Each scope's search can be replaced alone")
  func overrides() {
    let last: IntrospectionSelector<FakeField> = .default.withReceiverSelector {
      $0.receiver.reversed().lazy.compactMap { $0 as? FakeField }.first
    }
    let fields = [FakeField("a"), FakeField("b")]
    #expect(search(receiver: fields, for: last).map(\.name) == ["b"])
    #expect(search(ancestors: fields, for: last, scope: .ancestor).map(\.name) == ["a"])

    let farthest: IntrospectionSelector<FakeField> = .default.withAncestorSelector {
      $0.ancestors.reversed().lazy.compactMap { $0 as? FakeField }.first
    }
    #expect(search(receiver: fields, for: farthest).map(\.name) == ["a"])
    #expect(search(ancestors: fields, for: farthest, scope: .ancestor).map(\.name) == ["b"])
  }

  @Test("A version's own selector replaces the view type's")
  func versionSelector() throws {
    let predicate: PlatformViewVersionPredicate<FieldType, FakeField> = .gtk(
      gtkViewVersion(
        for: .v4, selector: .from(FakeScroller.self) { [field] _ in field }))
    let selector = try #require(predicate.selector(on: Platform(.gtk, 4, 8)))
    #expect(search(receiver: [FakeField("own"), scroller], for: selector).first === field)
  }

  @Test("A view type's own way is used when the version has none")
  func viewTypeSelector() throws {
    let predicate: PlatformViewVersionPredicate<LastFieldType, FakeField> = .gtk(.v4)
    let selector = try #require(predicate.selector(on: Platform(.gtk, 4, 8)))
    let fields = [FakeField("a"), FakeField("b")]
    #expect(search(receiver: fields, for: selector).map(\.name) == ["b"])
  }
}

struct LastFieldType: PlatformIntrospectable {
  typealias GTK4 = FakeField

  static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default.withReceiverSelector { $0.receiver.reversed().first as? Entity }
  }
}
