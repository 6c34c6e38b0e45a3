#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

extension IntrospectionSelector {
  /// The same with another search in the receiver, which starts at the marker in front of it.
  @_spi(Advanced)
  public func withReceiverSelector(
    _ selector: @escaping @MainActor (PlatformViewController) -> Target?
  ) -> Self {
    let search: Search = { ($0.marker as? PlatformViewController).flatMap(selector) }
    return with(receiver: search, ancestor: ancestorSearch, seeksControllers: true)
  }

  /// The same with another search among the ancestors, which starts at the marker in the
  /// receiver.
  @_spi(Advanced)
  public func withAncestorSelector(
    _ selector: @escaping @MainActor (PlatformViewController) -> Target?
  ) -> Self {
    let search: Search = { ($0.marker as? PlatformViewController).flatMap(selector) }
    return with(receiver: receiverSearch, ancestor: search, seeksControllers: true)
  }

  /// The same with a property of the marker in front of the receiver as the search in it.
  @_spi(Advanced)
  public func withReceiverSelector(_ path: KeyPath<PlatformViewController, Target?>) -> Self {
    // A literal without subscripts captures nothing.
    nonisolated(unsafe) let path = path
    return withReceiverSelector { (marker: PlatformViewController) in marker[keyPath: path] }
  }

  /// The same with a property of the marker in the receiver as the search among the ancestors,
  /// such as `\.tabBarController`.
  @_spi(Advanced)
  public func withAncestorSelector(_ path: KeyPath<PlatformViewController, Target?>) -> Self {
    nonisolated(unsafe) let path = path
    return withAncestorSelector { (marker: PlatformViewController) in marker[keyPath: path] }
  }
}
#endif
