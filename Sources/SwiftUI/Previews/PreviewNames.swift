import SwiftUICore

/// Names of files for previews: the place and the title, a number behind those that are the same.
@MainActor
package struct PreviewNames {
  private let names: [String]

  package init(_ previews: [ShownPreview]) {
    var counts: [String: Int] = [:]
    names = previews.map { preview in
      let name = Self.fileName("\(preview.place)-\(preview.title)")
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  package subscript(index: Int) -> String { names[index] }

  /// Slashes become dots, and what is no letter, digit, dot or dash a line.
  private static func fileName(_ text: String) -> String {
    String(
      text.map { character in
        if character == "/" { return "." }
        let isPlain = character.isLetter || character.isNumber || ".-".contains(character)
        return isPlain ? character : "_"
      }.prefix(120))
  }
}
