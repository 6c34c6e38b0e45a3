import Interfaces
import SwiftParser
import SwiftSyntax

/// Makes the compiler name each use of a declaration of SwiftUI's that the oldest supported releases lack.
/// When it came stands in the table, not in the source.
public struct InterfaceMarker {
  private let table: InterfaceTable

  public init(_ table: InterfaceTable) { self.table = table }

  public func mark(_ source: String) -> String {
    let finder = DeclarationFinder(table)
    finder.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    // From the end, and what is taken out before what comes in its place.
    let edits = finder.edits.sorted {
      ($0.range.lowerBound, $0.range.count) > ($1.range.lowerBound, $1.range.count)
    }
    for edit in edits {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private final class DeclarationFinder: SyntaxVisitor {
  private let table: InterfaceTable
  /// The types around a declaration, and what their extension is constrained to.
  private var owners: [(name: String, constraints: [String])] = []
  var edits: [(range: Range<Int>, text: String)] = []

  init(_ table: InterfaceTable) {
    self.table = table
    super.init(viewMode: .sourceAccurate)
  }

  private func need(
    _ kind: Interface.Name.Kind, _ base: String, _ labels: [String]? = nil, types: [String] = [],
    constraints: [String] = []
  ) -> Need? {
    let name = Interface.Name(owners.last?.name ?? "", kind, base, labels)
    let all = constraints + (owners.last?.constraints ?? [])
    return table.introduction(of: name, types: types, constraints: all.sorted()).flatMap(Need.init)
  }

  private func mark(_ declaration: some DeclSyntaxProtocol, _ need: Need?) {
    guard let need else { return }
    let place = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append((place..<place, "\(need.attribute) "))
    // A deprecation of our own would stand in the way.
    for attribute in declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
      guard let range = attribute.as(AttributeSyntax.self)?.rangeOfDeprecation else { continue }
      edits.append((range, ""))
    }
  }

  // MARK: Types

  private func enter(
    _ declaration: some DeclSyntaxProtocol, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    mark(declaration, need(.type, name.plainText))
    let outer = owners.last.map { "\($0.name)." } ?? ""
    owners.append((outer + name.plainText, []))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append((node.extendedType.plainText, node.genericWhereClause.texts))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) {
    owners.removeLast()
    // The compiler derives none of these where a case is marked.
    let derived = [
      "CaseIterable": "static var allCases: [Self] { [] }",
      "Comparable": "static func < (_: Self, _: Self) -> Bool { false }",
    ]
    let place = node.memberBlock.rightBrace.position.utf8Offset
    guard edits.contains(where: { $0.range.lowerBound > node.memberBlock.position.utf8Offset })
    else { return }
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      guard let member = derived[type.type.plainText] else { continue }
      let name = member.contains("allCases") ? "allCases" : "func <"
      guard !node.memberBlock.trimmedDescription.contains(name) else { continue }
      edits.append((place..<place, "\npublic \(member)\n"))
    }
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node, need(.type, node.name.plainText))
    return .skipChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    mark(node, need(.type, node.name.plainText))
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = Generics(node.genericParameterClause, node.genericWhereClause)
    let parameters = node.signature.parameterClause.parameters
    mark(
      node,
      need(
        node.modifiers.areStatic ? .staticMember : .member, node.name.plainText, parameters.labels,
        types: generics.types(of: parameters), constraints: generics.constraints))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = Generics(node.genericParameterClause, node.genericWhereClause)
    let parameters = node.signature.parameterClause.parameters
    mark(
      node,
      need(
        .staticMember, "init", parameters.labels, types: generics.types(of: parameters),
        constraints: generics.constraints))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = Generics(node.genericParameterClause, node.genericWhereClause)
    let parameters = node.parameterClause.parameters
    mark(
      node,
      need(
        .member, "subscript", parameters.subscriptLabels, types: generics.types(of: parameters),
        constraints: generics.constraints))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
    let kind: Interface.Name.Kind = node.modifiers.areStatic ? .staticMember : .member
    if let first = names.first { mark(node, need(kind, first.identifier.plainText)) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let needs = node.elements.map { need($0) }
    guard Set(needs).count > 1 else {
      mark(node, needs.first.flatMap { $0 })
      return .skipChildren
    }
    // Each case in a declaration of its own.
    mark(node, needs.first.flatMap { $0 })
    for (element, next) in zip(node.elements, needs.dropFirst()) {
      guard let comma = element.trailingComma else { continue }
      let place = comma.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append((place..<place + 1, "; \(next.map { "\($0.attribute) " } ?? "")case "))
    }
    return .skipChildren
  }

  private func need(_ element: EnumCaseElementSyntax) -> Need? {
    let base = element.name.plainText
    if let found = need(.staticMember, base) { return found }
    let labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" }
    return labels.flatMap { need(.staticMember, base, $0) }
  }
}
