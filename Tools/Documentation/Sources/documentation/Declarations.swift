/// The public declarations of Swift sources that are laid out by `swift format`: one declaration a
/// line, members indented deeper than what holds them.
struct Declarations {
  /// Types, aliases and macros; those inside another type as `Outer.Inner`.
  private(set) var types: Set<String> = []
  /// Methods by the type that they belong to or extend.
  private(set) var methods: [String: Set<String>] = [:]

  mutating func read(_ source: String) {
    var enclosing: [(indent: Int, name: String)] = []
    for line in source.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.hasPrefix("//") { continue }
      // A closing brace ends its type; a line of the same depth after it belongs to another.
      if let last = enclosing.last, indent < last.indent || (indent == last.indent && text == "}") {
        enclosing.removeAll { $0.indent >= indent }
      }
      guard let declaration = Declaration(text) else { continue }
      enclosing.removeAll { $0.indent >= indent }
      note(declaration, in: enclosing.map(\.name))
      if declaration.holdsMembers { enclosing.append((indent, declaration.name)) }
    }
  }

  private mutating func note(_ declaration: Declaration, in outer: [String]) {
    guard declaration.isPublic else { return }
    switch declaration.keyword {
    case "extension":
      return
    case "func":
      methods[outer.joined(separator: "."), default: []].insert(declaration.name)
    default:
      types.insert((outer + [declaration.name]).joined(separator: "."))
    }
  }
}

/// The beginning of a declaration, on one line.
private struct Declaration {
  let keyword: String
  let name: String
  let isPublic: Bool

  var holdsMembers: Bool { keyword != "func" && keyword != "typealias" && keyword != "macro" }

  private static let keywords: Set<String> = [
    "actor", "class", "enum", "extension", "func", "macro", "protocol", "struct", "typealias",
  ]
  private static let modifiers: Set<String> = [
    "consuming", "dynamic", "final", "indirect", "mutating", "nonisolated", "nonmutating", "open",
    "override", "package", "private", "fileprivate", "internal", "public", "static",
  ]

  init?(_ line: Substring) {
    var isPublic = false
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) {
      isPublic = isPublic || word == "public" || word == "open"
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), Self.keywords.contains(String(keyword)),
      let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || "_.`".contains($0) }),
      !name.isEmpty
    else { return nil }
    self.keyword = String(keyword)
    self.name = String(name.filter { $0 != "`" })
    self.isPublic = isPublic
  }
}
