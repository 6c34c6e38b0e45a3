import SwiftParser
import SwiftSyntax

/// The public types and members that stand-ins of a module declare.
struct StandInReader {
  struct Found {
    let file: String
    let line: Int
    /// Empty for a type at the top level.
    let type: String
    /// What stands between the declaration's own availability and that of the types around it.
    let outer: [Declared]
    let declared: Declared
  }

  private(set) var found: [Found] = []
  /// What types inherit, by name, and whether they say that they are on the main actor.
  private(set) var inherited: [String: [String]] = [:]
  private(set) var isMainActor: [String: Bool] = [:]
  private(set) var rawTypes: [String: String] = [:]

  mutating func read(_ source: String, file: String) {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    for statement in tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      read(declaration, in: "", outer: [], isPublic: false, file, converter)
    }
  }

  private mutating func read(
    _ declaration: DeclSyntax, in type: String, outer: [Declared], isPublic: Bool, _ file: String,
    _ converter: SourceLocationConverter
  ) {
    func place(_ declared: Declared) -> Found {
      Found(
        file: file, line: converter.location(for: declared.position).line, type: type, outer: outer,
        declared: declared)
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard isPublic || modifiers?.arePublic == true || declaration.is(EnumCaseDeclSyntax.self)
      else {
        return
      }
      if modifiers?.contains(where: { $0.name.tokenKind == .keyword(.override) }) == true { return }
      found += DeclarationReader.members(declaration).map(place)
      return
    }
    var name = type
    var around = outer
    var isProtocol = false
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      name = extended.extendedType.trimmedDescription
      around.append(DeclarationReader.make(.type, name, Syntax(declaration)))
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      guard group.modifiers.arePublic else { return }
      let own = DeclarationReader.make(.type, named.name.text, Syntax(declaration))
      found.append(place(own))
      name = type.isEmpty ? named.name.text : "\(type).\(named.name.text)"
      around.append(own)
      isProtocol = declaration.is(ProtocolDeclSyntax.self)
      isMainActor[name] = own.isMainActor
    }
    let types = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    inherited[name, default: []] += types
    if declaration.is(EnumDeclSyntax.self), let first = types.first { rawTypes[name] = first }
    for member in group.memberBlock.members {
      read(
        member.decl, in: name, outer: around,
        isPublic: isProtocol
          || (declaration.is(ExtensionDeclSyntax.self) && group.modifiers.arePublic),
        file, converter)
    }
  }

  /// The type and what it inherits, as far as stand-ins say so.
  func chain(of type: String) -> [String] {
    [type] + (inherited[type] ?? []).filter { $0 != type }.flatMap { chain(of: $0) }
  }
}
