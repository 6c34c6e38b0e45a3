/// Images.
extension Structure {
  static let imageProvider = Structure("Image", "provider|base")
  static let imageBase = Structure(
    "ResizableProvider / RenderingModeProvider / InterpolationProvider / "
      + "AntialiasedProvider / SymbolRenderingModeProvider", "base")
  static let imageName = Structure("NamedImageProvider", "name")
  static let imageLabel = Structure(
    "NamedImageProvider / CGImageProvider / DataImageProvider / FileImageProvider",
    "label|some|text", "label|some", "label")
  static let imageSymbolLabel = Structure("AccessibilityImageLabel", "systemSymbol")
  static let imageRenderingMode = Structure("RenderingModeProvider", "renderingMode|some")
  static let imageCapInsets = Structure("ResizableProvider", "capInsets")
  static let imageResizingMode = Structure("ResizableProvider", "resizingMode")
  static let attachmentImage = Structure("AttachmentTextStorage", "image")
  static let asyncImageURL = Structure("AsyncImage", "url")
  static let asyncImageScale = Structure("AsyncImage", "scale")
  static let asyncImageTransaction = Structure("AsyncImage", "transaction")
  static let asyncImageContent = Structure("AsyncImage", "content")
}
