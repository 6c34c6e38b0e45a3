/// Tabs.
extension Structure {
  static let tabViewContent = Structure("TabView", "content")
  static let tabViewSelection = Structure("TabView", "selection")
  static let tabContents = Structure("Content", "_content|wrappedValue")
  static let tabTuple = Structure("_TupleTabContent", "_identifiedView|value")
  static let tabEntry = Structure("_TabEntry", "content|tab", "content")
  static let optionalTab = Structure("_OptionalTabContent", "content|some")
  static let conditionalTab = Structure("_ConditionalTabContent", "storage")
  static let tabSectionContent = Structure("TabSection", "content")
  static let tabContent = Structure("Tab", "content")
  static let tabLabel = Structure("Tab", "tabItem|base|some")
  static let tabRole = Structure("Tab", "role")
  static let defaultTabLabel = Structure("DefaultTabLabel", "label")
  static let pageIndexDisplayMode = Structure("PageTabViewStyle", "indexDisplayMode")
  static let tabItem = Structure(
    "PlatformItemTraitWriter<LabelPlatformItem / _TraitWritingModifier<TabItemTraitKey",
    "source|content|content", "value|some|storage|view|content", "value|some|storage|view")
}
