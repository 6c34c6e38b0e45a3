#if !os(watchOS)
import SwiftUI
@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

/// The view type of all modifiers of this library: it is their closure that names the class.
struct LegacyType: IntrospectableViewType {}

/// Where a modifier of this library looks.
enum SearchOrder {
  case receiver, ancestor, receiverThenAncestor, ancestorThenReceiver
}

extension View {
  /// Hands over the first entity of a class.
  func introspect<Entity: PlatformEntity>(
    _ type: Entity.Type, _ order: SearchOrder, customize: @escaping (Entity) -> Void
  ) -> some View {
    introspect(type, by: .default.inOrder(order), customize: customize)
  }

  /// Hands over what a selector finds, on every version of every platform.
  func introspect<Entity: PlatformEntity>(
    _ type: Entity.Type, by selector: IntrospectionSelector<Entity>,
    customize: @escaping (Entity) -> Void
  ) -> some View {
    introspect(
      LegacyType(),
      on: .iOS(iOSViewVersion(for: .v13, selector: selector)...),
      .tvOS(tvOSViewVersion(for: .v13, selector: selector)...),
      .visionOS(visionOSViewVersion(for: .v1, selector: selector)...),
      .macOS(macOSViewVersion(for: .v10_15, selector: selector)...),
      .gtk(gtkViewVersion(for: .v4, selector: selector)...),
      customize: customize)
  }
}

extension IntrospectionSelector {
  /// The same search in one or both of the scopes, as one search in the receiver.
  func inOrder(_ order: SearchOrder) -> Self {
    let selector = self
    return withReceiverSelector { (candidates: IntrospectionCandidates) in
      switch order {
      case .receiver: selector(candidates, .receiver)
      case .ancestor: selector(candidates, .ancestor)
      case .receiverThenAncestor: selector(candidates, [.receiver, .ancestor])
      case .ancestorThenReceiver:
        selector(candidates, .ancestor) ?? selector(candidates, .receiver)
      }
    }
  }
}
#endif
