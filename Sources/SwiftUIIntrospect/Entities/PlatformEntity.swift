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

  /// Whether entities of this kind stand for views that they control, as view controllers do.
  nonisolated static var controlsViews: Bool { get }

  /// Whether some entities of this class only serve others.
  nonisolated static var canBeIncidental: Bool { get }

  /// Whether this entity only serves another one, as the scroll view of a text does: one that is
  /// sought is rather another.
  var isIncidental: Bool { get }
}

/// Entities that form no tree, such as windows and presentation controllers, need only name
/// `Base`.
extension PlatformEntity {
  public var ancestor: Base? { nil }

  public var descendants: [Base] { [] }

  nonisolated public static var controlsViews: Bool { false }

  nonisolated public static var canBeIncidental: Bool { false }

  public var isIncidental: Bool { false }
}
#endif
