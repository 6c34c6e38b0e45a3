/// Text fields and editors.
extension Structure {
  static let textFieldLabel = Structure("TextField", "label")
  static let textFieldText = Structure("TextField", "_text", "text")
  static let textFieldPrompt = Structure("TextField", "prompt|some")
  static let textFieldOnEditingChanged = Structure(
    "TextField", "onEditingChanged", "_state|state|_value|deprecatedActions|some|editingChanged")
  static let textFieldOnCommit = Structure(
    "TextField", "onCommit", "_state|state|_value|deprecatedActions|some|commit")
  static let textEditorText = Structure("TextEditor", "_text", "storage|string|.0")
  static let textEditorSelection = Structure("TextEditor", "storage|string|.1")
  static let textEditorAttributedText = Structure("TextEditor", "storage|attributedString|text")
  static let textEditorAttributedSelection = Structure(
    "TextEditor", "storage|attributedString|selection")
  static let secureFieldText = Structure("SecureField", "_text", "text")
  static let secureFieldOnCommit = Structure(
    "SecureField", "onCommit", "deprecatedActions|some|commit")
  static let secureFieldLabel = Structure("SecureField", "label")
}
