/// The working color space in which a canvas or a flattened layer composites.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Non-linear sRGB; values outside 0...1 are clamped.
  case nonLinear

  /// Linear sRGB; values outside 0...1 are clamped.
  case linear

  /// Linear sRGB in which values outside 0...1 are kept.
  case extendedLinear
}
