/// `@Previewable`: expands to nothing; `#Preview` puts the declaration into a view of its own.
struct PreviewableMacro {
  private let request: PluginMessage.AttachedExpansion

  init(_ request: PluginMessage.AttachedExpansion) { self.request = request }

  func expansion() throws -> String {
    let text = SourceText(request.declSyntax.source)
    let start = text.tokens.first?.range.lowerBound ?? 0
    guard let variable = VariableDeclaration(in: text, tokens: 0..<text.tokens.count) else {
      throw MacroProblem("'@Previewable' can only be attached to a variable", at: start)
    }
    guard request.lexicalContext?.contains(where: Self.isPreview) == true else {
      throw MacroProblem(
        "'@Previewable' can only be used at the top of the body of '#Preview'", at: start)
    }
    if variable.isList {
      throw MacroProblem("'@Previewable' needs a declaration for each variable", at: start)
    }
    return ""
  }

  private static func isPreview(_ syntax: PluginMessage.Syntax) -> Bool {
    let tokens = Scanner.tokens(of: syntax.source)
    return tokens.count > 1 && tokens[0].is("#") && tokens[1].is("Preview")
  }
}
