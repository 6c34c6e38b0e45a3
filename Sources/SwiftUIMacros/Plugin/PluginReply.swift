/// What the compiler hears.
enum PluginReply: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  struct Capability: Encodable {
    /// That of Swift 6, which later compilers understand too.
    var protocolVersion = 7
    var features: [String] = []
  }

  struct Diagnostic: Encodable {
    let message: String
    var severity = "error"
    let position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }
}
