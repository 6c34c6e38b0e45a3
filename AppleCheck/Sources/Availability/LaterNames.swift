import Interfaces
import SwiftParser
import SwiftSyntax

/// Finds uses of what Foundation and Swift got later than the oldest supported release: the compiler for
/// Linux says nothing of them, so they are looked for by name, as a table lists them.
public struct LaterNames {
  public struct Use: Equatable {
    public let line: Int
    public let column: Int
    public let name: String
    public let release: Release
  }

  /// By name: a type, or a member or function with its first label, `String(localized:`.
  private let releases: [String: Release]

  public init(_ table: Table, for platform: AvailablePlatform) {
    let rows = table.rows.compactMap { row -> (String, Release)? in
      guard let text = Introduction(row["availability"]).releases[platform.rawValue],
        let release = Release(text), release > platform.minimum
      else { return nil }
      return (row["name"], release)
    }
    releases = Dictionary(rows, uniquingKeysWith: max)
  }

  public func uses(in source: String) -> [Use] {
    guard releases.keys.contains(where: { source.contains($0.prefix { $0 != "(" }) }) else {
      return []
    }
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = NameFinder(releases)
    finder.walk(tree)
    return finder.found.map { name, position, release in
      let place = converter.location(for: position)
      return Use(line: place.line, column: place.column, name: name, release: release)
    }
  }
}

private final class NameFinder: SyntaxVisitor {
  private let releases: [String: Release]
  var found: [(name: String, position: AbsolutePosition, release: Release)] = []

  init(_ releases: [String: Release]) {
    self.releases = releases
    super.init(viewMode: .sourceAccurate)
  }

  private func look(_ name: String, at node: some SyntaxProtocol) {
    guard let release = releases[name] else { return }
    found.append((name, node.positionAfterSkippingLeadingTrivia, release))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    look(node.name.plainText, at: node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    look(node.trimmedDescription, at: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    look(node.baseName.plainText, at: node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label?.plainText {
      let called = node.calledExpression
      if let member = called.as(MemberAccessExprSyntax.self) {
        look(".\(member.declName.baseName.plainText)(\(label):", at: member.declName)
      } else {
        look("\(called.trimmedDescription)(\(label):", at: called)
      }
    }
    return .visitChildren
  }
}
