/// Answers the compiler's messages.
enum PluginServer {
  static func reply(to message: PluginMessage) -> PluginReply {
    switch message {
    case .getCapability: .getCapabilityResult(capability: PluginReply.Capability())
    case .expandFreestandingMacro(let expansion):
      answer(at: expansion.syntax) {
        guard expansion.macro.typeName == "PreviewMacro" else {
          throw MacroProblem(unknown: expansion.macro)
        }
        return try PreviewMacro(expansion).expansion()
      }
    case .expandAttachedMacro(let expansion):
      answer(at: expansion.declSyntax) {
        switch expansion.macro.typeName {
        case "EntryMacro": try EntryMacro(expansion).expansion()
        case "PreviewableMacro": try PreviewableMacro(expansion).expansion()
        case "AnimatableMacro": try AnimatableMacro(expansion).expansion()
        case "AnimatableIgnoredMacro": ""
        default: throw MacroProblem(unknown: expansion.macro)
        }
      }
    }
  }

  /// The expansion, or what is wrong and where.
  private static func answer(
    at syntax: PluginMessage.Syntax, _ expand: () throws -> String
  ) -> PluginReply {
    do {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      let problem = error as? MacroProblem ?? MacroProblem("\(error)", at: 0)
      let position = PluginReply.Position(
        fileName: syntax.location?.fileName ?? "",
        offset: (syntax.location?.offset ?? 0) + problem.offset)
      return .expandMacroResult(
        expandedSource: "",
        diagnostics: [PluginReply.Diagnostic(message: problem.message, position: position)])
    }
  }
}
