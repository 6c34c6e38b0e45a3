import SwiftUI

extension InspectableView {
  public func blur() throws -> (radius: CGFloat, isOpaque: Bool) {
    (try modifierAttribute(.blurRadius, "blur"), try modifierAttribute(.blurIsOpaque, "blur"))
  }

  public func opacity() throws -> Double { try modifierAttribute(.opacity, "opacity") }

  public func brightness() throws -> Double { try modifierAttribute(.brightness, "brightness") }

  public func contrast() throws -> Double { try modifierAttribute(.contrast, "contrast") }

  /// - Throws: `modifierNotFound` where the view's colors are not inverted.
  public func colorInvert() throws { _ = try modifier(.colorInvert, "colorInvert") }

  public func colorMultiply() throws -> Color {
    try modifierAttribute(.colorMultiply, "colorMultiply")
  }

  public func saturation() throws -> Double { try modifierAttribute(.saturation, "saturation") }

  public func grayscale() throws -> Double { try modifierAttribute(.grayscale, "grayscale") }

  public func hueRotation() throws -> Angle { try modifierAttribute(.hueRotation, "hueRotation") }

  /// - Throws: `modifierNotFound` where the view has no such effect.
  public func luminanceToAlpha() throws {
    _ = try modifier(.luminanceToAlpha, "luminanceToAlpha")
  }

  public func shadow() throws -> (color: Color, radius: CGFloat, offset: CGSize) {
    (
      try modifierAttribute(.shadowColor, "shadow"), try modifierAttribute(.shadowRadius, "shadow"),
      try modifierAttribute(.shadowOffset, "shadow")
    )
  }

  public func blendMode() throws -> BlendMode { try modifierAttribute(.blendMode, "blendMode") }

  /// - Throws: `modifierNotFound` where the view is not composited for itself.
  public func compositingGroup() throws { _ = try modifier(.compositingGroup, "compositingGroup") }

  public func drawingGroup() throws -> (isOpaque: Bool, colorMode: ColorRenderingMode) {
    (
      try modifierAttribute(.drawingGroupIsOpaque, "drawingGroup"),
      try modifierAttribute(.drawingGroupColorMode, "drawingGroup")
    )
  }
}
