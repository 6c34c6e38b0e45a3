/// Colors, gradients and drawn content.
extension Structure {
  static let angularGradientGradient = Structure("AngularGradient", "gradient")
  static let angularGradientCenter = Structure("AngularGradient", "center")
  static let angularGradientStartAngle = Structure("AngularGradient", "startAngle")
  static let angularGradientEndAngle = Structure("AngularGradient", "endAngle")
  static let ellipticalGradientGradient = Structure("EllipticalGradient", "gradient")
  static let ellipticalGradientCenter = Structure("EllipticalGradient", "center")
  static let ellipticalGradientStartRadiusFraction = Structure(
    "EllipticalGradient", "startRadiusFraction")
  static let ellipticalGradientEndRadiusFraction = Structure(
    "EllipticalGradient", "endRadiusFraction")
  static let linearGradientGradient = Structure("LinearGradient", "gradient")
  static let linearGradientStartPoint = Structure("LinearGradient", "startPoint")
  static let linearGradientEndPoint = Structure("LinearGradient", "endPoint")
  static let radialGradientGradient = Structure("RadialGradient", "gradient")
  static let radialGradientCenter = Structure("RadialGradient", "center")
  static let radialGradientStartRadius = Structure("RadialGradient", "startRadius")
  static let radialGradientEndRadius = Structure("RadialGradient", "endRadius")
  static let colorProvider = Structure("Color", "provider|base")
  static let resolvedProviderColor = Structure("ResolvedColorProvider", "color")
  static let resolvedLinearRed = Structure("_Resolved / Resolved", "linearRed")
  static let resolvedLinearGreen = Structure("_Resolved / Resolved", "linearGreen")
  static let resolvedLinearBlue = Structure("_Resolved / Resolved", "linearBlue")
  static let resolvedOpacity = Structure("_Resolved / Resolved", "opacity")
  static let displayP3Red = Structure("DisplayP3", "red")
  static let displayP3Green = Structure("DisplayP3", "green")
  static let displayP3Blue = Structure("DisplayP3", "blue")
  static let displayP3Opacity = Structure("DisplayP3", "opacity")
  static let namedColorName = Structure("NamedColor", "name")
  static let canvasSymbols = Structure("Canvas", "symbols")
  static let canvasColorMode = Structure(
    "Canvas", "rasterizationOptions|colorMode", "rasterizationOptions|_colorMode|wrappedValue")
  static let canvasFlags = Structure(
    "Canvas", "rasterizationOptions|flags|rawValue",
    "rasterizationOptions|_flags|wrappedValue|rawValue")
  static let foregroundStyle = Structure("_ForegroundStyleModifier", "style")
  static let preferredColorScheme = Structure(
    "_PreferenceWritingModifier<PreferredColorSchemeKey", "value")
}
