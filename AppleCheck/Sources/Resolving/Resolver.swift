import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Takes out of a source what is not compiled on a platform.
public struct Resolver {
  private let configuration: Configuration

  public init(for platform: ApplePlatform) { configuration = Configuration(platform: platform) }

  /// A condition that could not be decided.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The source with all conditions resolved: what is inactive, and the `#if` lines, are blank, so
  /// that everything else stays at its line and column. Nil where only comments, blanks and imports
  /// that export nothing are left.
  public func resolve(_ source: String) throws -> String? {
    let file = Parser.parse(source: source)
    let regions = file.configuredRegions(in: configuration)
    if let problem = regions.diagnostics.first { throw Failure(description: problem.message) }
    let finder = BlankFinder(regions)
    finder.walk(file)
    var bytes = Array(source.utf8)
    for range in finder.blanks {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    let result = String(decoding: bytes, as: UTF8.self)
    return Self.isEmpty(result) ? nil : result
  }

  private static func isEmpty(_ source: String) -> Bool {
    Parser.parse(source: source).statements.allSatisfy { statement in
      guard let imported = statement.item.as(ImportDeclSyntax.self) else { return false }
      return !imported.attributes.trimmedDescription.contains("@_exported")
    }
  }
}

private final class BlankFinder: SyntaxVisitor {
  private let regions: ConfiguredRegions
  var blanks: [Range<Int>] = []

  init(_ regions: ConfiguredRegions) {
    self.regions = regions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = regions.activeClause(for: node)
    for clause in node.clauses {
      let start = clause.poundKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      if clause.id == active?.id {
        let end =
          clause.condition?.endPositionBeforeTrailingTrivia
          ?? clause.poundKeyword.endPositionBeforeTrailingTrivia
        blanks.append(start..<end.utf8Offset)
        if let elements = clause.elements { walk(elements) }
      } else {
        blanks.append(start..<clause.endPosition.utf8Offset)
      }
    }
    let end = node.poundEndif
    blanks.append(
      end.positionAfterSkippingLeadingTrivia
        .utf8Offset..<end.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }
}
