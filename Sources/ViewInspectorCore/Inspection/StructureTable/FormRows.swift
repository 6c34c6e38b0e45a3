/// Forms and group boxes.
extension Structure {
  static let formContent = Structure("Form", "content")
  static let groupBoxContent = Structure("GroupBox", "content")
  static let groupBoxLabel = Structure("GroupBox", "label")
}
