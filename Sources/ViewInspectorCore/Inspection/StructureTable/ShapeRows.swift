/// Shapes.
extension Structure {
  static let innerShape = Structure(
    "_Inset / OffsetShape / ScaledShape / RotatedShape / TransformedShape / "
      + "_SizedShape / _StrokedShape / _TrimmedShape / _ShapeView", "shape")
  static let filledShapeView = Structure(
    "FillShapeView / StrokeShapeView / StrokeBorderShapeView", "view|content")
  static let shapeInset = Structure("_Inset", "amount")
  static let shapeOffset = Structure("OffsetShape", "offset")
  static let shapeScale = Structure("ScaledShape", "scale")
  static let shapeScaleAnchor = Structure("ScaledShape", "anchor")
  static let shapeRotation = Structure("RotatedShape", "angle")
  static let shapeRotationAnchor = Structure("RotatedShape", "anchor")
  static let shapeTransform = Structure("TransformedShape", "transform")
  static let shapeSize = Structure("_SizedShape", "size")
  static let shapeStrokeStyle = Structure("_StrokedShape", "style")
  static let shapeTrimStart = Structure("_TrimmedShape", "startFraction")
  static let shapeTrimEnd = Structure("_TrimmedShape", "endFraction")
  static let shapeViewStyle = Structure("_ShapeView", "style")
  static let shapeViewFillStyle = Structure("_ShapeView", "fillStyle")
  static let containerShape = Structure("ContainerShapeModifier", "shape")
  static let borderShape = Structure("_ShapeView", "shape")
}
