import SwiftUI

/// A place in a tree of views that lives: where state has its storage. Only some platforms have one; elsewhere,
/// and in plain inspection of a value, there is none.
@MainActor
class LivePlace {
  /// The environment at the place.
  var environment: EnvironmentValues { EnvironmentValues() }

  /// The place of a view that is at this one or below.
  func node(of view: Any) -> LivePlace? { nil }

  /// The place of a modifier of the user's own that is at this one or below.
  func node(ofModifier modifier: Any) -> LivePlace? { nil }

  /// The place of what a modifier of a type shows beside the view that it is applied to; where there are several of
  /// the type, that of the one after some others, from outside in.
  func node(shownBy modifier: Any.Type, skipping count: Int) -> LivePlace? { nil }

  /// The place of a view in a slot of a view that is at this one or below.
  func node(ofSlot slot: ViewSlot, of view: Any) -> LivePlace? { nil }

  /// The place of an element, where this is that of a tuple or a loop.
  func element(_ index: Int) -> LivePlace? { nil }

  /// The body of a view that is at this place or below, with its state; nil where it is not there.
  func body<V: SwiftUI.View>(of view: V) -> Any? { nil }

  func body<M: ViewModifier>(ofModifier modifier: M) -> Any? { nil }

  /// The view with its state, where it is at this place or below.
  func connected<V: SwiftUI.View>(_ view: V) -> V? { nil }

  func connected<M: ViewModifier>(modifier: M) -> M? { nil }
}
