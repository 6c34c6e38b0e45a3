#if GTK
import GTK
import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect

/// What a view type hands over on GTK, out of the given widgets; in its default scope unless another
/// is given.
@MainActor
func handedOver<Kind: PlatformIntrospectable>(
  _ viewType: Kind, receiver: [AnyObject] = [], ancestors: [AnyObject] = [],
  scope: IntrospectionScope? = nil
) throws -> Kind.GTK4? where Kind.GTK4: PlatformEntity {
  let predicate: PlatformViewVersionPredicate<Kind, Kind.GTK4> = .gtk(.v4)
  let selector = try #require(predicate.selector(on: Platform.current))
  return search(
    receiver: receiver, ancestors: ancestors, for: selector, scope: scope ?? viewType.scope
  ).first
}
#endif
