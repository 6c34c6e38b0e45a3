/// The safe area, and bars in it.
extension Structure {
  static let insetContent = Structure("_InsetViewModifier", "content")
  static let insetRegions = Structure("_InsetViewModifier", "properties|regions")
  static let insetSpacing = Structure("_InsetViewModifier", "properties|spacing")
  static let insetEdge = Structure("_InsetViewModifier", "properties|edge")
  static let ignoredSafeAreaEdges = Structure("_SafeAreaIgnoringLayout", "edges")
  static let safeAreaRegions = Structure("_SafeAreaRegionsIgnoringLayout", "regions")
  static let safeAreaRegionEdges = Structure("_SafeAreaRegionsIgnoringLayout", "edges")
  static let safeAreaBarContent = Structure("SafeAreaBarModifier", "properties|content", "content")
  static let safeAreaBarEdge = Structure("SafeAreaBarModifier", "edge", "properties|edge")
  static let safeAreaBarSpacing = Structure("SafeAreaBarModifier", "spacing", "properties|spacing")
  static let safeAreaBarAlignment = Structure(
    "SafeAreaBarModifier", "alignmentKey", "properties|alignmentKey")
}
