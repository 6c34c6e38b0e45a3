/// The types that a file of Swift code declares, and those that it names.
struct NamedTypes {
  /// The types that other files can name without saying in what they are.
  private(set) var declared: Set<String> = []
  /// The types that the file names and does not declare in any way, as a type inside another or as a parameter.
  var used: Set<String> { words.subtracting(own) }
  /// The parameters of generic types.
  private(set) var parameters: [String: Set<String>] = [:]
  /// The types that the file extends: it may name their parameters.
  private(set) var extended: Set<String> = []
  private var own: Set<String> = []
  private var words: Set<String> = []

  private static let typeKeywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]
  private static let otherKeywords: Set<String> = [
    "case", "extension", "func", "import", "init", "let", "subscript", "var",
  ]

  init(_ source: String) {
    let tokens = Array(SwiftTokens(source: source))
    var depth = 0
    var isPrivate = false
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "private", "fileprivate": isPrivate = true
      case "extension":
        for name in tokens[(index + 1)...] {
          guard name.isTypeName, name.isMember || name == tokens[index + 1] else { break }
          extended.insert(name.text)
        }
      default: break
      }
      if Self.typeKeywords.contains(token.text), !token.isMember, index + 1 < tokens.count,
        tokens[index + 1].isTypeName
      {
        let name = tokens[index + 1].text
        own.insert(name)
        if depth == 0, !isPrivate { declared.insert(name) }
        parameters[name, default: []].formUnion(parametersOfList(in: tokens, at: index + 2))
      } else if token.text == "func" || token.text == "init" || token.text == "subscript" {
        let open = tokens[index...].prefix(4).firstIndex { $0.text == "<" }
        if let open { _ = parametersOfList(in: tokens, at: open) }
      }
      if Self.typeKeywords.contains(token.text) || Self.otherKeywords.contains(token.text) {
        isPrivate = false
      }
      if token.isTypeName, !token.isMember { words.insert(token.text) }
    }
  }

  /// The parameters between `<` and `>`, which are then the file's own.
  private mutating func parametersOfList(in tokens: [SwiftTokens.Token], at start: Int) -> Set<
    String
  > {
    guard start < tokens.count, tokens[start].text == "<" else { return [] }
    var found: Set<String> = []
    var depth = 0
    for index in start..<tokens.count {
      let text = tokens[index].text
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if depth == 0 { break }
      let before = index > start ? tokens[index - 1].text : ""
      if depth == 1, before == "<" || before == "," || before == "each", tokens[index].isTypeName {
        found.insert(text)
      }
    }
    own.formUnion(found)
    return found
  }
}
