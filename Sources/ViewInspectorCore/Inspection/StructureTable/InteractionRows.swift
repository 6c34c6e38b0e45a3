/// Focus, commands, pointer and keyboard.
extension Structure {
  static let allowsHitTesting = Structure("_AllowsHitTestingModifier", "allowsHitTesting")
  static let commandName = Structure("OnCommandModifier", "command")
  static let commandAction = Structure("OnCommandModifier", "action|action|some", "action|action")
  static let focusChange = Structure("_FocusableModifier", "onFocusChange")
  static let keyboardShortcut = Structure("KeyboardShortcutModifier", "shortcut|some")
  static let submitTriggers = Structure("OnSubmitModifier", "allowed")
  static let submitAction = Structure("OnSubmitModifier", "action")
  static let contentShape = Structure("_ContentShapeModifier", "shape")
  static let contentShapeEOFill = Structure("_ContentShapeModifier", "eoFill")
  static let hoverCallback = Structure("_HoverRegionModifier", "callback")
  static let tooltipText = Structure("_TooltipModifier", "text")
}
