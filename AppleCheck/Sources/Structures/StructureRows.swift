import SwiftParser
import SwiftSyntax

/// The rows of ViewInspector's table: calls of `Structure` with a type's name and paths.
public enum StructureRows {
  /// Each as the type's name, a colon, and the paths with semicolons between them.
  public static func read(_ source: String) -> [String] {
    let finder = RowFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    return finder.rows
  }
}

private final class RowFinder: SyntaxVisitor {
  var rows: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Structure" else { return .visitChildren }
    let texts = node.arguments.map { argument in
      let literals = LiteralFinder(viewMode: .sourceAccurate)
      literals.walk(argument)
      return literals.text
    }
    if let type = texts.first, texts.count > 1 {
      rows.append("\(type): " + texts.dropFirst().joined(separator: "; "))
    }
    return .skipChildren
  }
}

/// The literals of an expression, put together.
private final class LiteralFinder: SyntaxVisitor {
  var text = ""

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    text += node.representedLiteralValue ?? ""
    return .skipChildren
  }
}
