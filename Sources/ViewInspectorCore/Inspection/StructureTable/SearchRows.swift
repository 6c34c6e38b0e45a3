/// Search fields.
extension Structure {
  static let searchText = Structure("SearchableModifier", "text")
  static let searchIsPresented = Structure("SearchableModifier", "isPresented|some")
  static let searchPrompt = Structure("SearchableModifier", "prompt|some")
}
