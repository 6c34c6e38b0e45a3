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

// The views keep their shapes on the main actor in some releases of SwiftUI; a copy can be read anywhere.

extension _ShapeView: InspectableShape {
  /// The outline of the shape that is drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    outline(ofShapeIn: self, at: "shape", in: rect)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FillShapeView: InspectableShape {
  /// The outline of the shape that is filled.
  nonisolated public func path(in rect: CGRect) -> Path {
    outline(ofShapeIn: self, at: "view", "content", "shape", in: rect)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StrokeShapeView: InspectableShape {
  /// The outline of the shape that the line follows.
  nonisolated public func path(in rect: CGRect) -> Path {
    outline(ofShapeIn: self, at: "view", "content", "shape", "shape", in: rect)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StrokeBorderShapeView: InspectableShape {
  /// The outline of the shape that the line follows on the inside.
  nonisolated public func path(in rect: CGRect) -> Path {
    outline(ofShapeIn: self, at: "shape", in: rect)
  }
}

private func outline(ofShapeIn view: Any, at path: String..., in rect: CGRect) -> Path {
  let shape = path.reduce(view as Any?) { value, label in
    value.flatMap { Mirror(reflecting: $0).descendant(label) }
  }
  return (shape as? any Shape)?.path(in: rect) ?? Path()
}
