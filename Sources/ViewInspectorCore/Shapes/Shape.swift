import SwiftUI

extension ViewType {
  /// A shape, with what was applied to it, filled or not.
  public struct Shape: KnownViewType, TypeMatching {
    public static let typePrefix = "Shape"
    static func matches(_ content: Content) -> Bool {
      content.view is any InspectableShape || content.view is any SwiftUI.Shape
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func shape() throws -> InspectableView<ViewType.Shape> {
    try shapeOrMismatch(View.child(content)) { try child() }
  }
}

extension InspectableView where View: MultipleViewContent {
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try shapeOrMismatch(child(at: index)) { try child(at: index) }
  }
}

extension InspectableView {
  fileprivate func shapeOrMismatch(
    _ content: Content, _ shape: () throws -> InspectableView<ViewType.Shape>
  ) throws -> InspectableView<ViewType.Shape> {
    do {
      return try shape()
    } catch InspectionError.inspection {
      throw InspectionError.typeMismatch(
        factual: content.descriptor.name, expected: "InspectableShape")
    }
  }
}

extension InspectableView where View == ViewType.Shape {
  /// The outline in a rectangle.
  public func path(in rect: CGRect) throws -> Path {
    if let shape = content.view as? any InspectableShape { return shape.path(in: rect) }
    guard let shape = content.view as? any SwiftUI.Shape else {
      throw InspectionError.typeMismatch(
        factual: content.descriptor.name, expected: "InspectableShape")
    }
    return shape.path(in: rect)
  }

  /// How far `inset(by:)` moves the outline inwards.
  public func inset() throws -> CGFloat { try attribute(.shapeInset, "inset") }

  public func offset() throws -> CGSize { try attribute(.shapeOffset, "offset") }

  public func scale() throws -> (x: CGFloat, y: CGFloat, anchor: UnitPoint) {
    let scale: CGSize = try attribute(.shapeScale, "scale")
    return (scale.width, scale.height, try attribute(.shapeScaleAnchor, "anchor"))
  }

  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    (try attribute(.shapeRotation, "angle"), try attribute(.shapeRotationAnchor, "anchor"))
  }

  public func transform() throws -> CGAffineTransform {
    try attribute(.shapeTransform, "transform")
  }

  public func size() throws -> CGSize { try attribute(.shapeSize, "size") }

  public func strokeStyle() throws -> StrokeStyle { try attribute(.shapeStrokeStyle, "style") }

  public func trim() throws -> (from: CGFloat, to: CGFloat) {
    (
      try attribute(.shapeTrimStart, "startFraction"), try attribute(.shapeTrimEnd, "endFraction")
    )
  }

  /// What the shape is filled or drawn with.
  public func fillShapeStyle<S>(_ style: S.Type) throws -> S where S: ShapeStyle {
    try attribute(.shapeViewStyle, "style")
  }

  public func fillStyle() throws -> FillStyle { try attribute(.shapeViewFillStyle, "fillStyle") }

  /// A value in the outermost of the shape's layers that a row is about.
  private func attribute<T>(_ row: Structure, _ label: String) throws -> T {
    var layer = content.view
    while true {
      if row.matches(.of(value: layer)) {
        return try Inspector.attribute(row, of: layer, type: T.self)
      }
      guard let inner = ShapeLayers.inner(layer) else { break }
      layer = inner
    }
    throw InspectionError.attributeNotFound(
      label: label, type: Inspector.typeName(value: layer))
  }
}

/// The shapes that shapes are made of.
@MainActor
private enum ShapeLayers {
  static func inner(_ layer: Any) -> Any? {
    if let view = try? Inspector.attribute(.filledShapeView, of: layer) { return view }
    return try? Inspector.attribute(.innerShape, of: layer)
  }
}

extension ViewIdentity {
  /// Whether the view is a shape, which has nothing inside.
  static func isShape(_ content: Content) -> Bool { content.view is any SwiftUI.Shape }
}
