import SwiftUI

/// A view that has an outline. Shapes of your own need not conform: that they are shapes is enough.
public protocol InspectableShape {
  func path(in rect: CGRect) -> Path
}

extension Rectangle: InspectableShape {}
extension Circle: InspectableShape {}
extension Ellipse: InspectableShape {}
extension Capsule: InspectableShape {}
extension Path: InspectableShape {}
extension RoundedRectangle: InspectableShape {}
extension TransformedShape: InspectableShape {}
extension OffsetShape: InspectableShape {}
extension RotatedShape: InspectableShape {}
extension ScaledShape: InspectableShape {}
extension _SizedShape: InspectableShape {}
extension _StrokedShape: InspectableShape {}
extension _TrimmedShape: InspectableShape {}

extension _ShapeView: InspectableShape {
  /// The outline of the shape that is drawn.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FillShapeView: InspectableShape {
  /// The outline of the shape that is filled.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StrokeShapeView: InspectableShape {
  /// The outline of the shape that the line follows.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StrokeBorderShapeView: InspectableShape {
  /// The outline of the shape that the line follows on the inside.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
