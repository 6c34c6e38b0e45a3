#if !os(watchOS)
/// An object of a toolkit that can stand under a SwiftUI view: a widget, a view, a controller, a
/// window. All that the engine knows of a toolkit.
@MainActor
public protocol PlatformEntity: AnyObject, EntityOrNone {
  /// The root class of this kind of entity, such as `GTK.Widget`.
  associatedtype Base: PlatformEntity

  /// The entity that directly encloses this one.
  var ancestor: Base? { get }

  /// The entities directly inside this one, in document order.
  var descendants: [Base] { get }
}

/// Entities that form no tree, such as windows and presentation controllers, need only name
/// `Base`.
extension PlatformEntity {
  public var ancestor: Base? { nil }

  public var descendants: [Base] { [] }
}
#endif
