import Interfaces
import SwiftParser
import SwiftSyntax

/// Finds conformances of SwiftUI's types that the compiler for Linux accepts and Apple's does not: of a
/// type that has the conformance there, or that an SDK keeps on the main actor.
public struct ForeignConformances {
  /// By type, the protocols that it conforms to in Apple's SwiftUI and not in SwiftUICore.
  private let known: [String: Set<String>]
  /// By type, the SDK that isolates it.
  private let isolated: [String: String]

  public init(known: Table, isolated: Table) {
    self.known = Dictionary(grouping: known.rows) { $0["type"] }
      .mapValues { Set($0.map { $0["protocol"] }) }
    self.isolated = Dictionary(
      isolated.rows.map { ($0["type"], $0["sdk"]) }, uniquingKeysWith: { first, _ in first })
  }

  public struct Fault: Equatable {
    public let line: Int
    public let column: Int
    public let text: String
  }

  public func faults(in source: String) -> [Fault] {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = ExtensionFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found.flatMap(faults).map { node, text in
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      return Fault(line: place.line, column: place.column, text: text)
    }
  }

  private func faults(of node: ExtensionDeclSyntax) -> [(Syntax, String)] {
    let type = node.extendedType.plainText
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0 } ?? []
    var faults: [(Syntax, String)] = inherited.compactMap { item in
      let name = item.type.plainText.replacing("@retroactive", with: "")
      guard known[type]?.contains(name) == true else { return nil }
      return (Syntax(item), "'\(type)' conforms to '\(name)' in Apple's SwiftUI already")
    }
    guard let sdk = isolated[type], !inherited.isEmpty, !node.modifiers.areNonisolated else {
      return faults
    }
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !modifiers.areNonisolated, !member.decl.is(TypeAliasDeclSyntax.self)
      else { continue }
      faults.append(
        (
          Syntax(member.decl),
          "'\(type)' is on the main actor in the SDK of \(sdk): a member of a conformance is to be nonisolated"
        ))
    }
    return faults
  }
}

extension DeclModifierListSyntax {
  fileprivate var areNonisolated: Bool {
    contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }
}

private final class ExtensionFinder: SyntaxVisitor {
  var found: [ExtensionDeclSyntax] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
