import Foundation

/// The inline Markdown that string keys may contain: emphasis, strikethrough, code and links, by
/// the rules of CommonMark. Foundation's own parser does not exist on Linux.
package enum InlineMarkdown {
  /// A stretch of text with the same emphasis.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var isItalic: Bool = false
    package var isBold: Bool = false
    package var isStruckThrough: Bool = false
    package var isCode: Bool = false
    package var link: URL?
  }

  package static func runs(of source: String) -> [Run] {
    // Most strings have no Markdown in them.
    guard source.contains(where: { "*_~`[\\<".contains($0) }) else {
      return source.isEmpty ? [] : [Run(text: source)]
    }
    var scanner = MarkdownScanner(source)
    return scanner.runs()
  }
}

extension InlineMarkdown.Run {
  func applied(to style: TextStyle) -> TextStyle {
    var style = style
    if isItalic { style.isItalic = true }
    if isBold { style.isBold = true }
    if isStruckThrough { style.strikethrough = .single }
    if isCode { style.isMonospaced = true }
    if let link { style.link = link }
    return style
  }
}
