import Foundation

/// An opaque value derived from an anchor source and a particular view.
///
/// A ``GeometryProxy`` converts it into its own coordinate space: `proxy[anchor]`.
public struct Anchor<Value> {
  package let box: AnchorBox<Value>

  /// A type-erased geometry value that produces an anchored value of a given type.
  public struct Source {
    /// The value in the coordinate space of a view of that size.
    package let value: (CGSize) -> Value
    /// Moves a value from the coordinate space of the view to another.
    package let moved: (Value, CGPoint) -> Value
  }
}

/// What an anchor refers to: made once for each view and source, so that equal anchors are the same.
package final class AnchorBox<Value> {
  package weak var node: _ViewNode?
  package let source: Anchor<Value>.Source

  package init(_ node: _ViewNode, _ source: Anchor<Value>.Source) {
    self.node = node
    self.source = source
  }

  /// The value in a coordinate space that begins at `origin` in the window's.
  @MainActor package func value(from origin: CGPoint) -> Value? {
    guard let node, node.isMounted, let item = node.items().first else { return nil }
    let frame = item.globalFrame
    let offset = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    return source.moved(source.value(frame.size), offset)
  }
}

// The box is read on the main actor only; the node that it refers to is the main actor's.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.box === b.box }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinate space.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in r }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { CGRect(origin: .zero, size: $0) }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinate space.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { _ in p }, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: p.x * $0.width, y: p.y * $0.height) },
      moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      moved: { values, offset in zip(array, values).map { $0.moved($1, offset) } })
  }

  /// An anchor that may be missing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      moved: { value, offset in
        guard let anchor, let value else { return nil }
        return anchor.moved(value, offset)
      })
  }
}
