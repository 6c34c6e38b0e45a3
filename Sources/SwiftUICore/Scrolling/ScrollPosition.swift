import Foundation

/// Where a scroll view is: at a view, an edge, or a point.
public struct ScrollPosition {
  package enum Target {
    case none
    case id(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }
  package var target: Target
  private let idType: Any.Type?
  /// Whether the user has scrolled since the program did.
  public package(set) var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    target = .none
    self.idType = idType
  }

  public init<ID: Hashable & Sendable>(
    id: ID, anchor: UnitPoint? = nil
  ) {
    target = .id(id, anchor: anchor)
    idType = ID.self
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
    self.idType = idType
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(point)
    self.idType = idType
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .id(id, anchor: anchor)
    isPositionedByUser = false
  }

  public mutating func scrollTo(edge: Edge) {
    target = .edge(edge)
    isPositionedByUser = false
  }

  public mutating func scrollTo(point: CGPoint) {
    target = .point(point)
    isPositionedByUser = false
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) {
    target = .x(x)
    isPositionedByUser = false
  }

  public mutating func scrollTo(y: CGFloat) {
    target = .y(y)
    isPositionedByUser = false
  }

  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }
  public var point: CGPoint? {
    if case .point(let point) = target { point } else { nil }
  }
  public var x: CGFloat? {
    switch target {
    case .x(let x): x
    case .point(let point): point.x
    default: nil
    }
  }
  public var y: CGFloat? {
    switch target {
    case .y(let y): y
    case .point(let point): point.y
    default: nil
    }
  }
  public var viewID: (any Hashable & Sendable)? {
    if case .id(let id, _) = target { id } else { nil }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = target { id as? T } else { nil }
  }
}

/// Ties where a scroll view is to a binding.
package struct ScrollPositionModifier {
  package var position: Binding<ScrollPosition>
  package var anchor: UnitPoint?
}

/// Ties the view that a scroll view shows to a binding.
package struct ScrollPositionIDModifier<ID: Hashable> {
  package var id: Binding<ID?>
  package var anchor: UnitPoint?
}

extension ScrollPositionModifier: ValueModifier { public typealias Body = Never }
extension ScrollPositionIDModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Associates a binding to a scroll position with a scroll view within this view. GTK's scroll views don't follow it
  /// yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    keptAsValue().modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Associates a binding to be updated when a scroll view within this view scrolls.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { keptAsValue().modifier(ScrollPositionIDModifier(id: id, anchor: anchor)) }
}
