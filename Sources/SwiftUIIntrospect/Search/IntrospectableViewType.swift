#if !os(watchOS)
/// A kind of SwiftUI view that can be introspected.
///
/// A type of one's own takes an empty structure, a static name, and the entity of each version:
///
/// ```swift
/// import SwiftUI
/// @_spi(Advanced) import SwiftUIIntrospect
///
/// import class GTK.LinkButton
///
/// struct LinkType: IntrospectableViewType {}
///
/// extension IntrospectableViewType where Self == LinkType {
///   static var link: Self { .init() }
/// }
///
/// extension gtkViewVersion<LinkType, GTK.LinkButton> {
///   static let v4 = Self(for: .v4)
/// }
/// ```
public protocol IntrospectableViewType: Sendable {
  /// Where to look when the call names no scope; `.receiver` unless implemented.
  var scope: IntrospectionScope { get }

  /// From which releases on only some views of the type have an entity; none unless implemented.
  static var limits: [IntrospectionLimit] { get }

  /// How to find an entity where its class alone does not tell it; by class unless implemented.
  static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity>
}

extension IntrospectableViewType {
  public var scope: IntrospectionScope { .receiver }

  public static var limits: [IntrospectionLimit] { [] }

  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .default
  }
}
#endif
