import Foundation

/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace {
  /// That of the window's content, from its top left corner.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest enclosing view with a name given by `coordinateSpace(_:)`.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The global coordinate space: that of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

@available(*, unavailable)
extension NamedCoordinateSpace: Sendable {}

/// Names the space of a scroll view's visible area.
package enum ScrollSpaceName: Hashable {
  case nearest
  case nearestAlong(Axis)
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The visible area of the innermost containing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.nearest))
  }

  /// The visible area of the innermost containing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName.nearestAlong(axis)))
  }
}
