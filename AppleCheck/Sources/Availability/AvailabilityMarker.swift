import SwiftParser
import SwiftSyntax

/// Makes the compiler name each use of what came after the oldest supported release.
///
/// A compiler for Linux does not look at `@available(iOS 14, *)`. Where it says `deprecated` in its
/// place, the compiler warns of each use, wherever that is.
public struct AvailabilityMarker {
  private let platform: AvailablePlatform

  public init(for platform: AvailablePlatform) { self.platform = platform }

  /// What warnings say, followed by the release.
  public static let message = "needs "

  public func mark(_ source: String) -> String {
    let finder = AttributeFinder(platform)
    finder.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    for (range, release) in finder.later.reversed() {
      let marked = "@available(*, deprecated, message: \"\(Self.message)\(release)\")"
      bytes.replaceSubrange(range, with: marked.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private final class AttributeFinder: SyntaxVisitor {
  private let platform: AvailablePlatform
  var later: [(range: Range<Int>, release: Release)] = []

  init(_ platform: AvailablePlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let release = node.release(of: platform), release > platform.minimum {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      later.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, release))
    }
    return .visitChildren
  }
}
