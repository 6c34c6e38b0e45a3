import SwiftUICore

/// A preview, and what its files are called.
@MainActor
package struct NamedPreview {
  package let preview: FoundPreview
  /// The identity, with a number behind those that are the same.
  package let fileName: String
  /// Whether an earlier preview has the same identity, so that only their order tells them apart.
  package let isDuplicate: Bool

  /// In the same order. Names depend on all previews of a program, so filters come after it.
  package static func all(_ previews: [FoundPreview]) -> [NamedPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      let name = fileName(preview.identity)
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return NamedPreview(
        preview: preview, fileName: count == 1 ? name : "\(name)-\(count)", isDuplicate: count > 1)
    }
  }

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
