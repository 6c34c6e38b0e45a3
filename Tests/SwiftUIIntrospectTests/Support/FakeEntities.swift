import SwiftUIIntrospect

/// A widget of no toolkit, so that the engine can be tested without a display.
class FakeWidget: PlatformEntity {
  typealias Base = FakeWidget

  let name: String

  init(_ name: String = "") {
    self.name = name
  }
}

final class FakeField: FakeWidget {}
class FakeScroller: FakeWidget {}
/// As a text view is a scroll view on some platforms.
final class FakeEditor: FakeScroller {}

/// A window is no widget in some toolkits.
final class FakeWindow: PlatformEntity {
  typealias Base = FakeWindow
}

/// What a toolkit holds beside its widgets.
final class FakeAdjustment {}

struct FieldType: PlatformIntrospectable {
  typealias GTK4 = FakeField
  typealias iOS13 = FakeField
}

struct ScrollerType: IntrospectableViewType {
  var scope: IntrospectionScope { .ancestor }
}

extension IntrospectableViewType where Self == FieldType {
  static var field: Self { .init() }
}

extension IntrospectableViewType where Self == ScrollerType {
  static var scroller: Self { .init() }
}
