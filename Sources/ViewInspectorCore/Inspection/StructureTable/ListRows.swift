/// Lists and their rows.
extension Structure {
  static let listContent = Structure("List", "content")
  static let onInsertTypes = Structure(
    "_TraitWritingModifier<OnInsertTraitKey", "value|some|supportedContentTypes")
  static let onInsertAction = Structure(
    "_TraitWritingModifier<OnInsertTraitKey", "value|some|action")
  static let onDelete = Structure("_TraitWritingModifier<OnDeleteTraitKey", "value|some")
  static let onMove = Structure("_TraitWritingModifier<OnMoveTraitKey", "value|some")
  static let swipeActions = Structure("SwipeActionsModifier", "actions")
  static let swipeActionsEdge = Structure("SwipeActionsModifier", "edge")
  static let swipeActionsFullSwipe = Structure("SwipeActionsModifier", "allowsFullSwipe")
  static let badgeCount = Structure("BadgeModifier", "label|some|count")
  static let badgeText = Structure("BadgeModifier", "label|some|text")
  static let refreshableAction = Structure("RefreshableModifier", "action")
  static let listRowInsets = Structure("_TraitWritingModifier<ListRowInsetsTraitKey", "value|some")
  static let listRowBackground = Structure(
    "_TraitWritingModifier<ListRowBackgroundTraitKey", "value|some|storage|view", "value|some")
  static let listRowSeparatorVisibility = Structure(
    "_TraitWritingModifier<ListRowSeparatorTraitKey", "value|some|visibility|some")
  static let listRowSeparatorEdges = Structure(
    "_TraitWritingModifier<ListRowSeparatorTraitKey", "value|some|edges")
  static let listItemTintColor = Structure(
    "_TraitWritingModifier<ListItemTintTraitKey", "value|some|effect|color")
  static let listItemTintIsFixed = Structure(
    "_TraitWritingModifier<ListItemTintTraitKey", "value|some|isFixed")
}
