import Foundation

/// A declaration of SwiftUI as `swiftui.tsv` has it.
public struct Interface: Sendable {
  /// What a declaration is looked up by: what is used in the same way has the same name, so that a case
  /// of ours can stand for a static property of Apple's.
  public struct Name: Hashable, Sendable {
    public enum Kind: Sendable { case type, member, staticMember }

    /// `View`, `Edge.Set`; empty at the top level.
    public let owner: String
    public let kind: Kind
    public let base: String
    /// Nil where there are no parentheses.
    public let labels: [String]?

    public init(_ owner: String, _ kind: Kind, _ base: String, _ labels: [String]?) {
      self.owner = owner
      self.kind = kind
      self.base = base
      self.labels = labels
    }
  }

  public let name: Name
  /// The parameters' types, each without blanks.
  public let types: [String]
  /// What stands after `where`, sorted, each without blanks.
  public let constraints: [String]
  public let introduction: Introduction

  init(_ row: Table.Row) throws {
    let owner = row["owner"] == "-" ? "" : row["owner"]
    let parts = row["declaration"].components(separatedBy: " where ")
    let (kind, text) = try Self.kind(parts[0])
    let open = text.dropFirst().firstIndex(of: "(")
    let parameters = open.flatMap { start in
      text.lastIndex(of: ")").map { Self.list(text[text.index(after: start)..<$0]) }
    }
    let base = String(open.map { text[..<$0] } ?? text[...])
    name = Name(owner, kind, base, parameters?.map { Self.split($0).label })
    types = parameters?.map { Self.split($0).type } ?? []
    constraints = parts.count == 1 ? [] : Self.list(parts[1][...]).map(Self.withoutBlanks).sorted()
    introduction = Introduction(row["availability"], sdks: row["sdk"])
  }

  private static func kind(_ text: String) throws -> (Name.Kind, String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if let first = words.first, words.count == 2 {
      switch first {
      case "struct", "class", "enum", "protocol", "typealias", "associatedtype":
        return (.type, words[1])
      case "func", "var": return (.member, words[1])
      case "case": return (.staticMember, words[1])
      case "static":
        let rest = words[1].hasPrefix("func ") ? String(words[1].dropFirst(5)) : words[1]
        return (.staticMember, rest)
      default: break
      }
    }
    if text.hasPrefix("init") { return (.staticMember, text) }
    if text.hasPrefix("subscript") { return (.member, text) }
    throw Table.Failure(description: "this is no declaration: \(text)")
  }

  private static func split(_ parameter: String) -> (label: String, type: String) {
    guard let colon = parameter.firstIndex(of: ":") else { return (parameter, "") }
    let type = parameter[parameter.index(after: colon)...]
    return (parameter[..<colon].filter { $0 != " " }, withoutBlanks(String(type)))
  }

  public static func withoutBlanks(_ text: String) -> String { text.filter { $0 != " " } }

  /// What commas separate outside of brackets.
  private static func list(_ text: Substring) -> [String] {
    var result: [String] = []
    var depth = 0
    var item = ""
    var last: Character = " "
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if character == ",", depth == 0 {
        result.append(item)
        item = ""
      } else if !item.isEmpty || character != " " {
        item.append(character)
      }
      last = character
    }
    return item.isEmpty ? result : result + [item]
  }
}

/// When a declaration came on each platform.
public struct Introduction: Hashable, Sendable {
  /// `["iOS": "15.0"]`. A platform that is not named does not have the declaration; `?` where that is not
  /// known.
  public let releases: [String: String]
  /// The release of the SDKs that first have it, where the older ones that were read do not.
  public let sdk: String?

  /// - Parameter sdks: those that declare it, `ios26.2+mac15.5`; empty where that is not known.
  public init(_ text: String, sdks: String = "") {
    let pairs = text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    releases = Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first }
    )
    let others = sdks.contains("mac15") || sdks.contains("tv18") || sdks.contains("cat15")
    let isElsewhere = releases["macOS"] != nil || releases["tvOS"] != nil
    let all = releases.values
    let newest = ["27", "26"].first { number in all.contains { $0.hasPrefix(number) } }
    sdk = !sdks.isEmpty && !others && (isElsewhere || newest != nil) ? newest ?? "26" : nil
  }
}
