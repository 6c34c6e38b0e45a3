import SwiftUI

extension InspectableView {
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    (
      try modifierAttribute(.rotationAngle, "rotationEffect"),
      try modifierAttribute(.rotationAnchor, "rotationEffect")
    )
  }

  public struct Rotation3D {
    public let angle: Angle
    public let axis: Axis
    public let anchor: UnitPoint
    public let anchorZ: CGFloat
    public let perspective: CGFloat
    public typealias Axis = (x: CGFloat, y: CGFloat, z: CGFloat)
  }

  public func rotation3D() throws -> Rotation3D {
    let call = "rotation3DEffect"
    return Rotation3D(
      angle: try modifierAttribute(.rotation3DAngle, call),
      axis: try modifierAttribute(.rotation3DAxis, call),
      anchor: try modifierAttribute(.rotation3DAnchor, call),
      anchorZ: try modifierAttribute(.rotation3DAnchorZ, call),
      perspective: try modifierAttribute(.rotation3DPerspective, call))
  }

  public func projectionTransform() throws -> ProjectionTransform {
    try modifierAttribute(.projectionTransform, "projectionEffect")
  }

  public func transformEffect() throws -> CGAffineTransform {
    try modifierAttribute(.affineTransform, "transformEffect")
  }

  public func scaleEffect() throws -> CGSize {
    let scale = try modifierAttribute(.scale, "scaleEffect", as: Any.self)
    if let factor = scale as? CGFloat { return CGSize(width: factor, height: factor) }
    return try Inspector.cast(value: scale, type: CGSize.self)
  }

  public func scaleEffectAnchor() throws -> UnitPoint {
    try modifierAttribute(.scaleAnchor, "scaleEffect")
  }

  /// Whether the view, or one that it is in, is mirrored where one reads from right to left.
  public func flipsForRightToLeftLayoutDirection() -> Bool {
    let isEnabled: Bool? = try? inheritedModifierAttribute(
      .flipForRTL, "flipsForRightToLeftLayoutDirection")
    return isEnabled ?? false
  }
}
