/// Previews.
extension Structure {
  static let previewDevice = Structure(
    "_TraitWritingModifier<PreviewDeviceTraitKey", "value|some", "value")
  static let previewDisplayName = Structure(
    "_TraitWritingModifier<PreviewDisplayNameTraitKey", "value|some", "value")
  static let previewLayout = Structure("_TraitWritingModifier<PreviewLayoutTraitKey", "value")
}
