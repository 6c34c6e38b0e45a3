/// Labels.
extension Structure {
  static let labeledContentContent = Structure("LabeledContent", "content")
  static let labeledContentLabel = Structure("LabeledContent", "label")
  static let labelTitle = Structure("Label", "title")
  static let labelIcon = Structure("Label", "icon")
  static let labelsHidden = Structure(
    "LabelsHiddenModifier / _LabeledViewStyleModifier<HiddenLabel", "*")
}
