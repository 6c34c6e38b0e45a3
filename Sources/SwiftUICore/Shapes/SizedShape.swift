import Foundation

/// A shape with a size of its own, whatever space it is given.
public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  public var size: CGSize

  /// Where in the given space the shape's own rectangle lies.
  package var anchor: UnitPoint = .topLeading

  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  public static var role: ShapeRole { S.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  public typealias AnimatableData = AnimatablePair<S.AnimatableData, CGSize.AnimatableData>

  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Shape {
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape with a size of its own, placed so that `anchor` of the shape's rectangle is at
  /// `anchor` of the given space.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    var result = _SizedShape(shape: self, size: size)
    result.anchor = anchor
    return result
  }

  /// The shape with a size of its own, placed so that `anchor` of the shape's rectangle is at
  /// `anchor` of the given space.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
