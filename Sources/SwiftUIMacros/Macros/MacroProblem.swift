/// Wrong use of a macro.
struct MacroProblem: Error, Equatable {
  let message: String
  /// In the declaration's source, in UTF-8 bytes.
  let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  init(unknown macro: PluginMessage.Macro) {
    self.init("the plugin SwiftUIMacros has no macro '\(macro.typeName)'", at: 0)
  }
}
