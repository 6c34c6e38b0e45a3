#if os(Linux)
import SwiftUI
@_spi(Introspection) import SwiftUICore

/// Runs an introspection on a view. The view graph knows the receiver's widgets: none are added, and
/// one node is all that a call costs.
@MainActor
struct IntrospectModifier<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity>:
  PlatformElementsReader
{
  typealias Body = Never

  let call: IntrospectionCall<SwiftUIViewType, Entity>

  init(_ call: IntrospectionCall<SwiftUIViewType, Entity>) { self.call = call }

  static func makeMemory() -> Introspection { Introspection() }

  func read(_ elements: PlatformElements, _ introspection: Introspection) {
    guard let request = call.request else {
      return introspection.skip(SwiftUIViewType.self, listed: call.releases)
    }
    // Elements are read when the view has appeared.
    if call.timing == .afterAppearing { introspection.appeared() }
    introspection.run(request, in: IntrospectionCandidates(elements))
  }

  func viewHasGone(_ introspection: Introspection) { introspection.end(call.actions) }
}
#endif
