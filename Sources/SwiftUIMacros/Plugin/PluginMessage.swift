/// What the compiler asks, as far as these macros need to know it.
enum PluginMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(FreestandingExpansion)
  case expandAttachedMacro(AttachedExpansion)

  private enum CodingKeys: CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: CodingKeys.self)
    if let expansion = try message.decodeIfPresent(
      FreestandingExpansion.self, forKey: .expandFreestandingMacro)
    {
      self = .expandFreestandingMacro(expansion)
    } else if let expansion = try message.decodeIfPresent(
      AttachedExpansion.self, forKey: .expandAttachedMacro)
    {
      self = .expandAttachedMacro(expansion)
    } else if message.contains(.getCapability) {
      self = .getCapability
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "a message of another kind"))
    }
  }

  struct Macro: Decodable {
    /// The name in the external macro's `type:`.
    let typeName: String
  }

  /// A piece of the user's source.
  struct Syntax: Decodable {
    /// With the blanks and comments in front of it.
    let source: String
    /// Where `source` begins; nil where the compiler has made it.
    let location: Location?
  }

  struct Location: Decodable {
    /// `Module/File.swift`.
    let fileID: String
    let fileName: String
    /// In UTF-8 bytes.
    let offset: Int
    let line: Int
    let column: Int
  }

  struct FreestandingExpansion: Decodable {
    let macro: Macro
    /// What makes names in the expansion unique in the module.
    let discriminator: String
    let syntax: Syntax
  }

  struct AttachedExpansion: Decodable {
    let macro: Macro
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    /// The type that an extension is for.
    let extendedTypeSyntax: Syntax?
    /// The conformances that an extension has to add; nil or empty where the type has them.
    let conformanceListSyntax: Syntax?
    /// What is around the declaration, from the inside out.
    let lexicalContext: [Syntax]?
  }
}
