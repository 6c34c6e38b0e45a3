/// Glass.
extension Structure {
  static let glassContainerContent = Structure("GlassEffectContainer", "base|content")
  static let glassContainerSpacing = Structure(
    "GlassEffectContainer", "base|config|smoothness|value", "base|config|smoothness")
  static let glassEffect = Structure("GlassEffectModifier", "config", "trueBody|config")
  static let glassEffectTint = Structure("GlassEffectConfiguration", "glass|tintColor|some")
  static let glassEffectOptions = Structure("GlassEffectConfiguration", "glass|options|rawValue")
  static let glassEffectShape = Structure("GlassEffectConfiguration", "shape|storage|shape")
  static let glassEffectTransition = Structure("GlassEffectTransitionModifier", "transition")
  static let glassEffectID = Structure("GlassEffectIDModifier", "id")
  static let glassEffectNamespace = Structure("GlassEffectIDModifier", "namespace")
  static let glassEffectUnionID = Structure("GlassEffectGroupModifier", "config|id")
  static let glassEffectUnionNamespace = Structure("GlassEffectGroupModifier", "config|namespace")
}
