import Availability
import SwiftParser
import SwiftSyntax

/// A declaration as far as it is compared with another of the same name.
struct Declared {
  enum Kind: String {
    case type, variable = "property", function, initializer, enumCase = "case", `subscript`
  }

  let kind: Kind
  /// `value`, `setValue(_:animated:)`, `init(frame:)`.
  let name: String
  let isStatic: Bool
  /// The types of the parameters, then that of the result.
  let types: [String]
  /// Whether others can set the property.
  let isSettable: Bool
  let isMainActor: Bool
  let releases: [AvailablePlatform: Release]
  let position: AbsolutePosition

  var signature: String {
    switch kind {
    case .variable:
      "\(isStatic ? "static " : "")\(name): \(types.joined())\(isSettable ? " { get set }" : " { get }")"
    default: "\(isStatic ? "static " : "")\(name) \(types)"
    }
  }
}

/// Reads declarations off syntax.
enum DeclarationReader {
  /// The declaration in a row of a table.
  static func read(_ text: String) -> [Declared] {
    let file = Parser.parse(source: "protocol P { \(text) }")
    guard let type = file.statements.first?.item.as(ProtocolDeclSyntax.self) else { return [] }
    return type.memberBlock.members.flatMap { members($0.decl) }
  }

  /// What a member declares; several cases are several.
  static func members(_ declaration: DeclSyntax) -> [Declared] {
    if let node = declaration.as(VariableDeclSyntax.self) { return variables(node) }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { make(.enumCase, $0.name.text.plain, Syntax(node), isStatic: true) }
    }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let parameters = node.signature.parameterClause.parameters
      let result = node.signature.returnClause?.type.comparable ?? "Void"
      return [
        make(
          .function, parameters.name(node.name.text.plain), Syntax(node),
          isStatic: node.modifiers.areStatic, types: parameters.types + [result])
      ]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      let parameters = node.signature.parameterClause.parameters
      return [
        make(
          .initializer, parameters.name("init"), Syntax(node), isStatic: true,
          types: parameters.types + [node.optionalMark == nil ? "Self" : "Self?"])
      ]
    }
    return []
  }

  private static func variables(_ node: VariableDeclSyntax) -> [Declared] {
    node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return make(
        .variable, name.plain, Syntax(node), isStatic: node.modifiers.areStatic,
        types: [binding.typeAnnotation?.type.comparable ?? binding.initializer?.impliedType ?? ""],
        isSettable: isSettable(node, binding))
    }
  }

  private static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax)
    -> Bool
  {
    if node.bindingSpecifier.tokenKind == .keyword(.let) { return false }
    if node.modifiers.contains(where: { $0.detail?.detail.text == "set" }) { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    let words = list.map(\.accessorSpecifier.tokenKind)
    return words.contains(.keyword(.set)) || words.contains(.keyword(.didSet))
      || words.contains(.keyword(.willSet))
  }

  static func make(
    _ kind: Declared.Kind, _ name: String, _ node: Syntax, isStatic: Bool = false,
    types: [String] = [], isSettable: Bool = false
  ) -> Declared {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return Declared(
      kind: kind, name: name, isStatic: isStatic, types: types, isSettable: isSettable,
      isMainActor: attributes?.description.contains("@MainActor") ?? false,
      releases: attributes?.releases ?? [:], position: node.positionAfterSkippingLeadingTrivia)
  }
}

extension String {
  fileprivate var plain: String { filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
  fileprivate var areStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  var arePublic: Bool {
    contains {
      [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }
}

extension FunctionParameterListSyntax {
  fileprivate func name(_ base: String) -> String {
    "\(base)(\(map { "\($0.firstName.text.plain):" }.joined()))"
  }

  fileprivate var types: [String] { map(\.type.comparable) }
}

extension InitializerClauseSyntax {
  /// The type of a literal.
  fileprivate var impliedType: String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription.lastName
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.trimmedDescription.lastName
    }
    return nil
  }
}

extension TypeSyntax {
  /// Names without what they are in, an optional for one that is unwrapped by itself, geometry by its
  /// names in Core Graphics.
  fileprivate var comparable: String {
    var type = self
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    let geometry = ["NSRect": "CGRect", "NSPoint": "CGPoint", "NSSize": "CGSize", "()": "Void"]
    let words = type.tokens(viewMode: .sourceAccurate).map(\.text)
    var result: [String] = []
    for word in words
    where !["any", "@escaping", "@", "Sendable", "MainActor", "escaping"].contains(word) {
      if word == ".", !result.isEmpty {
        result.removeLast()
      } else {
        result.append(geometry[word] ?? (word == "!" ? "?" : word))
      }
    }
    return result.joined().replacing("()", with: "Void", maxReplacements: 0)
  }
}

extension String {
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension AttributeListSyntax {
  fileprivate var releases: [AvailablePlatform: Release] {
    var result: [AvailablePlatform: Release] = [:]
    for case .attribute(let attribute) in self {
      guard case .availability(let arguments) = attribute.arguments else { continue }
      for argument in arguments {
        let words = argument.argument.trimmedDescription.split { $0 == " " }.map(String.init)
        guard words.count >= 2, let platform = AvailablePlatform(rawValue: words[0]) else {
          continue
        }
        result[platform] = Release(words[1])
      }
    }
    return result
  }
}
