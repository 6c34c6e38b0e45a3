import SwiftParser
import SwiftSyntax

/// The stored properties of the types that sources declare, in order, and their cases.
public struct StoredProperties {
  public struct Property: Equatable, Sendable {
    public let name: String
    /// Without blanks; empty where it is not written.
    public let type: String

    public init(_ name: String, _ type: String) {
      self.name = name
      self.type = type
    }
  }

  /// By the type's name, `AccessibilityFocusState.Binding`.
  public private(set) var types: [String: [Property]] = [:]

  public init() {}

  public mutating func read(_ source: String) {
    let finder = StoredFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    types.merge(finder.types) { first, _ in first }
  }
}

private final class StoredFinder: SyntaxVisitor {
  var types: [String: [StoredProperties.Property]] = [:]
  private var path: [String] = []

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    types[path.joined(separator: "."), default: []] += []
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else {
      return .skipChildren
    }
    let isWrapped = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.first?.isUppercase
        == true
    }
    for binding in node.bindings where !binding.isComputed {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      add((isWrapped ? "_" : "") + name.filter { $0 != "`" }, type)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(element.name.text.filter { $0 != "`" }, element.parameterClause?.trimmedDescription ?? "")
    }
    return .skipChildren
  }

  private func add(_ name: String, _ type: String) {
    types[path.joined(separator: "."), default: []].append(
      StoredProperties.Property(name, type.filter { $0 != " " && $0 != "\n" }))
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    guard case .accessors(let list) = block.accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return list.contains { !observers.contains($0.accessorSpecifier.tokenKind) }
  }
}
