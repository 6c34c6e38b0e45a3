/// A shape style of any type. Equality, which Apple does not declare, spares updates of views whose
/// style stays the same.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  package struct Storage: Equatable, Sendable {
    package var box: AnyShapeStyleBox

    package static func == (lhs: Storage, rhs: Storage) -> Bool {
      lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
    }
  }

  package var storage: Storage

  public init<S>(_ style: S) where S: ShapeStyle {
    if let style = style as? AnyShapeStyle {
      self = style
    } else if let color = style as? Color {
      storage = Storage(box: color.provider)
    } else {
      storage = Storage(box: ShapeStyleBox(base: style))
    }
  }

  /// The color, if the style is a plain one.
  package var color: Color? { (storage.box as? AnyColorBox).map { Color(box: $0) } }

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { storage.box.apply(to: &shape) }
}

/// The reference that ``AnyShapeStyle`` holds; immutable, which makes sharing it between threads
/// safe.
package class AnyShapeStyleBox: @unchecked Sendable {
  package func apply(to shape: inout _ShapeStyle_Shape) {}
  package func isEqual(to other: AnyShapeStyleBox) -> Bool { self === other }
}

package final class ShapeStyleBox<Base: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
  package let base: Base

  package init(base: Base) { self.base = base }

  package override func apply(to shape: inout _ShapeStyle_Shape) { base._apply(to: &shape) }

  package override func isEqual(to other: AnyShapeStyleBox) -> Bool {
    guard let other = other as? ShapeStyleBox<Base>, let base = base as? any Equatable else {
      return false
    }
    return base.isEqual(to: other.base)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: some ShapeStyle) -> Bool { other as? Self == self }
}

// Styles are compared, so that a change elsewhere in the environment does not look like one of theirs.
extension AnyShapeStyle: ComparedInPart {
  package func isSame(as other: AnyShapeStyle) -> Bool { storage == other.storage }
}
