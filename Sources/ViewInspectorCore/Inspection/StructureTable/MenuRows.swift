/// Menus and groups of controls.
extension Structure {
  static let menuContent = Structure("Menu", "content")
  static let menuPrimaryAction = Structure("Menu", "primaryAction|some")
  static let menuLabel = Structure("Menu", "label")
  static let menuButtonContent = Structure("MenuButton", "content")
  static let menuButtonLabel = Structure("MenuButton", "label")
  static let controlGroupContent = Structure("ControlGroup", "content")
  static let labeledControls = Structure("LabeledControlGroupContent", "content")
  static let labeledControlsLabel = Structure("LabeledControlGroupContent", "label")
  static let contextMenuItems = Structure("ContextMenuModifier", "menuItems")
}
