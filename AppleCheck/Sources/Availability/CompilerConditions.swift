import SwiftParser
import SwiftSyntax

/// What of a source only compilers from a version on see.
public struct CompilerConditions {
  private let file: SourceFileSyntax
  private let converter: SourceLocationConverter

  public init(_ source: String) {
    file = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: file)
  }

  /// Whether the place stands behind `#if compiler(>=…)` of the version, or of a later one.
  public func areAround(line: Int, column: Int, for version: Release) -> Bool {
    let position = converter.position(ofLine: line, column: column)
    return sequence(first: file.token(at: position).map { Syntax($0) }, next: { $0?.parent })
      .compactMap { $0?.as(IfConfigClauseSyntax.self)?.condition }
      .contains { condition in
        condition.trimmedDescription.matches(of: /(!?)compiler\(>=\s*([0-9.]+)\)/).contains {
          $0.1.isEmpty && Release($0.2).map { $0 >= version } == true
        }
      }
  }
}
