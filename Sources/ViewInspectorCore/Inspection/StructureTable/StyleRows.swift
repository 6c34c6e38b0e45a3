/// Styles of controls.
extension Structure {
  static let buttonStyle = Structure(
    "ButtonStyleModifier / ButtonStyleContainerModifier / PrimitiveButtonStyleContainerModifier",
    "style")
  static let toggleStyle = Structure("ToggleStyleModifier", "style")
  static let pickerStyle = Structure("PickerStyleWriter", "style")
  static let labelStyle = Structure("LabelStyleWritingModifier / LabelStyleModifier", "style")
  static let listStyle = Structure("ListStyleWriter", "style")
  static let progressViewStyle = Structure("ProgressViewStyleModifier", "style")
  static let textFieldStyle = Structure("TextFieldStyleModifier", "style")
  static let datePickerStyle = Structure("DatePickerStyleModifier", "style")
  static let groupBoxStyle = Structure("GroupBoxStyleModifier", "style")
  static let menuStyle = Structure("MenuStyleModifier", "style")
  static let menuButtonStyle = Structure("MenuButtonStyleWriter", "style")
  static let navigationViewStyle = Structure("NavigationViewStyleModifier", "style")
  static let tabViewStyle = Structure("_TabViewStyleWriter", "style")
  static let indexViewStyle = Structure("IndexViewStyleModifier", "style")
}
