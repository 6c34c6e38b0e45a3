import SwiftParser
import SwiftSyntax

/// The rows of ViewInspector's table: string literals that begin with a type's name and a colon.
public enum StructureRows {
  public static func read(_ source: String) -> [String] {
    let finder = LiteralFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    return finder.rows
  }
}

private final class LiteralFinder: SyntaxVisitor {
  var rows: [String] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.representedLiteralValue ?? ""
    if text.prefixMatch(of: /[A-Z_][A-Za-z0-9_.<>,\/ ]*: ./) != nil { rows.append(text) }
    return .skipChildren
  }
}
