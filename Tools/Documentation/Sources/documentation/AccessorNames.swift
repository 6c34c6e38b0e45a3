/// A name that a row of the table asks for.
enum AccessorName: Hashable {
  /// A type in `ViewType`, by its last part.
  case viewType(String)
  case member(String)
  case type(String)

  /// The word by which a test shows that it uses the name.
  var word: String {
    switch self {
    case .viewType(let name), .type(let name): name
    case .member(let name): name == "init" ? "inspect" : name
    }
  }
}

/// Finds the names in the third column of the table.
enum AccessorNames {
  static func of(_ signature: String) -> Set<AccessorName> {
    var names: Set<AccessorName> = []
    for part in signature.split(separator: ";") { names.formUnion(ofPart(String(part))) }
    return names
  }

  private static func ofPart(_ part: String) -> Set<AccessorName> {
    var result: Set<AccessorName> = []
    for match in part.matches(of: #/(?:func|var|let|case) (?:[A-Z]\w*\.)?`?([A-Za-z_]\w*|==)`?/#) {
      result.insert(.member(String(match.1)))
    }
    if part.contains("init(") { result.insert(.member("init")) }
    if part.contains(#/\bsubscript[(<]/#) { result.insert(.member("subscript")) }
    for match in part.matches(
      of: #/(?:struct|enum|protocol|typealias|associatedtype) ([A-Z]\w*(?:\.\w+)*)/#)
    {
      result.insert(.type(String(match.1.split(separator: ".").last ?? "")))
    }
    guard result.isEmpty else { return result }
    if let match = part.firstMatch(of: #/^\s*ViewType\.([\w.]+)\s*$/#) {
      return [.viewType(String(match.1.split(separator: ".").last ?? ""))]
    }
    for match in part.matches(of: #/\b([a-z]\w*)\(/#) {
      result.insert(.member(String(match.1)))
    }
    return result
  }
}

/// What the sources of ViewInspector declare, and on what.
struct AccessorDeclarations {
  /// The members by the header of the declaration that they stand in.
  private var members: [String: Set<String>] = [:]
  private var types: Set<String> = []

  mutating func read(_ source: String) {
    var header = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first?.isLetter == true || line.hasPrefix("@") || line.hasPrefix("where") {
        let isNew = line.contains(#/\b(extension|struct|enum|class|protocol) /#)
        header = isNew ? String(line) : header + " " + line
      }
      if let match = line.firstMatch(
        of: #/\b(?:struct|enum|class|protocol|typealias|associatedtype) ([A-Z]\w*)/#)
      {
        types.insert(String(match.1))
      }
      read(line, in: header)
    }
  }

  private mutating func read(_ line: Substring, in header: String) {
    let isComment = line.drop { $0 == " " }.hasPrefix("//")
    guard !isComment, !line.contains("private ") else { return }
    for match in line.matches(of: #/(?:func|var|let|case) `?([A-Za-z_]\w*|==)`?/#) {
      members[header, default: []].insert(String(match.1))
    }
    if line.contains(#/case .*, /#) {
      for match in line.matches(of: #/[, ]`?([a-z]\w*)`?/#) {
        members[header, default: []].insert(String(match.1))
      }
    }
    if line.contains("init(") || line.contains("init<") {
      members[header, default: []].insert("init")
    }
    if line.contains("subscript") { members[header, default: []].insert("subscript") }
  }

  /// Whether there is a name on the view that a row is about, or on all views.
  func have(_ name: AccessorName, of api: String) -> Bool {
    switch name {
    case .viewType(let name), .type(let name): return types.contains(name)
    case .member(let name):
      return members.contains { header, names in
        names.contains(name) && Self.concerns(header, api)
      }
    }
  }

  private static func concerns(_ header: String, _ api: String) -> Bool {
    guard let match = header.firstMatch(of: #/View == ViewType\.([\w.]+)/#) else { return true }
    let type = match.1.split(separator: ".").last.map(String.init) ?? ""
    return api.contains(type) || api.hasPrefix(".") || api.hasPrefix("any ")
  }
}
