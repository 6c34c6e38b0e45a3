/// A block of Swift code in a document or in a documentation comment.
struct CodeBlock: Equatable {
  /// The heading that it stands under; empty in a comment.
  let heading: String
  let lines: [String]
  /// The line of the document on which the code begins, from 1.
  let line: Int

  var isManifest: Bool { lines.contains("import PackageDescription") }

  /// Whether the code begins with the declaration of a type.
  var declares: Bool {
    let kinds = ["actor", "class", "enum", "extension", "protocol", "struct"]
    let first = lines.first { line in
      let isPreamble = ["//", "import ", "@"].contains { line.hasPrefix($0) }
      return !line.isEmpty && !isPreamble
    }
    guard let words = first?.split(separator: " ").prefix(3) else { return false }
    return words.contains { kinds.contains(String($0)) }
  }

  static func inMarkdown(_ text: String) -> [CodeBlock] {
    blocks(in: text) { $0 }
  }

  static func inComments(_ source: String) -> [CodeBlock] {
    blocks(in: source) { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { return nil }
      let content = text.dropFirst(3)
      return content.hasPrefix(" ") ? content.dropFirst() : content
    }
  }

  /// - Parameter content: What of a line counts; nil if nothing does.
  private static func blocks(
    in text: String, content: (Substring) -> Substring?
  ) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var heading = ""
    // The first line of the block that is being read, and its code.
    var open: (line: Int, code: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let content = content(line) else {
        open = nil
        continue
      }
      if let block = open {
        if content.hasPrefix("```") {
          blocks.append(CodeBlock(heading: heading, lines: block.code, line: block.line))
          open = nil
        } else {
          open = (block.line, block.code + [String(content)])
        }
      } else if content == "```swift" {
        open = (index + 2, [])
      } else if content.hasPrefix("#") {
        heading = content.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return blocks
  }
}
