/// Navigation and its bars.
extension Structure {
  static let navigationSplitViewContent = Structure("NavigationSplitView", "content")
  static let navigationSplitViewDetail = Structure("NavigationSplitView", "detail")
  static let navigationSplitViewSidebar = Structure("NavigationSplitView", "sidebar")
  static let navigationViewContent = Structure("NavigationView", "content", "_tree|content")
  static let navigationLinkDestination = Structure("NavigationLink", "destination")
  static let navigationLinkLabel = Structure("NavigationLink", "label")
  static let navigationLinkIsActive = Structure(
    "NavigationLink", "_isActive|binding", "_externalIsActive|some", "_externalIsActive")
  static let navigationLinkValue = Structure(
    "NavigationLink", "presentedValue|some|v4|storage|data", "presentedValue|some")
  static let navigationStackRoot = Structure("NavigationStack", "root")
  static let toolbarID = Structure("ToolbarModifier", "id")
  static let toolbarContent = Structure("ToolbarModifier", "content|value", "content")
  static let toolbarItemContent = Structure("ToolbarItem", "content")
  static let toolbarItemIdentifier = Structure("ToolbarItem", "identifier")
  static let toolbarItemPlacement = Structure("ToolbarItem", "placement")
  static let toolbarItemShowsByDefault = Structure("ToolbarItem", "showsByDefault")
  static let toolbarItemGroupContent = Structure("ToolbarItemGroup", "content")
  static let toolbarItemGroupPlacement = Structure("ToolbarItemGroup", "placement")
  static let wrappedToolbarItem = Structure("CustomizedToolbarContent", "content")
  static let toolbarBlock = Structure("TupleToolbarContent", "value")
  static let barAppearanceBars = Structure("ToolbarAppearanceModifier", "bars")
  static let barAppearanceVisibility = Structure("ToolbarAppearanceModifier", "visibility|some")
  static let navigationBarHidden = Structure(
    "_PreferenceWritingModifier<NavigationBarHiddenKey", "value|some", "value")
  static let navigationBarBackButtonHidden = Structure(
    "_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey", "value")
  static let statusBarHidden = Structure(
    "TransactionalPreferenceModifier<Bool, StatusBarKey", "value")
  static let navigationTitle = Structure("NavigationTitleModifier", "title")
  static let navigationTitleBinding = Structure("NavigationTitleModifier", "binding|some")
  static let titleDisplayMode = Structure(
    "_PreferenceWritingModifier<NavigationBarTitleDisplayModeKey", "value|some", "value")
}
