import SwiftParser
import SwiftSyntax

/// Makes the compiler name each use of what came after the oldest supported release, as a stand-in's
/// attributes say.
///
/// A compiler for Linux does not look at `@available(iOS 14, *)`. Where it says `deprecated` in its
/// place, the compiler warns of each use, wherever that is.
public struct AvailabilityMarker {
  private let platform: AvailablePlatform
  private let isOfSDK: Bool

  /// - Parameter isOfSDK: whether the source stands for a part of an SDK, of which older ones lack what
  ///   came with releases from 26 on.
  public init(for platform: AvailablePlatform, isOfSDK: Bool = false) {
    self.platform = platform
    self.isOfSDK = isOfSDK
  }

  public func mark(_ source: String) -> String { markPlaces(source).source }

  /// The marked source, and by line where columns of the original are to be found: those behind a mark
  /// are further right.
  func markPlaces(_ source: String) -> (source: String, columns: MovedColumns) {
    let tree = Parser.parse(source: source)
    let finder = AttributeFinder(platform)
    finder.walk(tree)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var bytes = Array(source.utf8)
    var columns = MovedColumns()
    for (range, release) in finder.later.reversed() {
      let sdk = isOfSDK && release.major >= 26 ? "\(release.major)" : nil
      guard let need = Need([platform: .since(release)], sdk: sdk) else { continue }
      let start = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound))
      let end = converter.location(for: AbsolutePosition(utf8Offset: range.upperBound))
      var mark = need.attribute
      if start.line == end.line {
        columns.move(line: end.line, from: end.column, by: mark.utf8.count - range.count)
      } else {
        mark += String(repeating: "\n", count: end.line - start.line)
        mark += String(repeating: " ", count: end.column - 1)
      }
      bytes.replaceSubrange(range, with: mark.utf8)
    }
    return (String(decoding: bytes, as: UTF8.self), columns)
  }

  /// The source without `@available(*, deprecated)`, all else at its line and column: the compiler is
  /// silent about what a deprecated declaration uses.
  public static func withoutDeprecations(_ source: String) -> String {
    guard source.contains("deprecated") else { return source }
    let finder = AttributeFinder(nil)
    finder.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    for range in finder.deprecations {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private final class AttributeFinder: SyntaxVisitor {
  private let platform: AvailablePlatform?
  var later: [(range: Range<Int>, release: Release)] = []
  var deprecations: [Range<Int>] = []

  init(_ platform: AvailablePlatform?) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let range = node.rangeOfDeprecation { deprecations.append(range) }
    if let platform, let release = node.release(of: platform), release > platform.minimum {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      later.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, release))
    }
    return .visitChildren
  }
}
