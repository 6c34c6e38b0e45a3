/// Reads the declarations of a Swift source: those of types, and those in functions not.
///
/// It knows as much of the language as sources that `swift format` has laid out need.
struct SourceReader {
  private let code: SwiftCode
  private let lines: [Substring]
  private let lineStarts: [Int]
  private(set) var declarations: [SourceDeclaration] = []

  private struct Scope {
    var owner = ""
    var constraint = ""
    /// Whether members are as visible as what holds them.
    var membersArePublic = false
  }

  init(_ source: String) {
    code = SwiftCode(source)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var starts = [0]
    for (index, byte) in code.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
    read(0..<code.bytes.count, in: Scope())
  }

  private mutating func read(_ range: Range<Int>, in scope: Scope) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = code.bytes[index]
      if byte == UInt8(ascii: "#") {
        index = endOfLine(index)
      } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ";") {
        index += 1
      } else {
        index = readDeclaration(at: index, end: range.upperBound, in: scope)
      }
    }
  }

  private func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < code.bytes.count, code.bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// The index after the declaration.
  private mutating func readDeclaration(at start: Int, end: Int, in scope: Scope) -> Int {
    let headEnd = self.headEnd(from: start, end: end)
    var next = headEnd
    var body: Range<Int>?
    if headEnd < end, code.bytes[headEnd] == UInt8(ascii: "{") {
      next = code.end(ofBracketAt: headEnd)
      body = headEnd + 1..<max(headEnd + 1, next - 1)
    }
    let head = DeclarationHead(code.text(start..<headEnd))
    guard let kind = head.kind else { return max(next, start + 1) }
    let isPublic = head.isPublic || (scope.membersArePublic && !head.isHidden)
    let line = lineNumber(of: start)
    for name in head.names {
      declarations.append(
        SourceDeclaration(
          kind: kind, owner: scope.owner, constraint: scope.constraint, name: name,
          isStatic: head.isStatic, isPublic: isPublic, parameters: head.parameters,
          inherited: head.inherited, head: head.text, body: body.map(code.text) ?? "",
          comment: comment(above: line), line: line))
    }
    if let body, let name = head.names.first, let inner = inside(kind, name, head, scope, isPublic)
    {
      read(body, in: inner)
    }
    return next
  }

  private func inside(
    _ kind: SourceDeclaration.Kind, _ name: String, _ head: DeclarationHead, _ scope: Scope,
    _ isPublic: Bool
  ) -> Scope? {
    let fullName = scope.owner.isEmpty ? name : "\(scope.owner).\(name)"
    switch kind {
    case .type:
      return Scope(owner: fullName, membersArePublic: isPublic && head.keyword == "enum")
    case .protocolType: return Scope(owner: fullName, membersArePublic: isPublic)
    case .extensionOfType:
      return Scope(owner: name, constraint: head.constraint, membersArePublic: head.isPublic)
    default: return nil
    }
  }

  /// The index of the brace that begins the body, or of the end of the line that ends a declaration
  /// without one.
  private func headEnd(from start: Int, end: Int) -> Int {
    var index = start
    while index < end {
      switch code.bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): index = code.end(ofBracketAt: index)
      case UInt8(ascii: "{"): return index
      case UInt8(ascii: "\n") where isComplete(start..<index, end: end): return index
      default: index += 1
      }
    }
    return end
  }

  /// What a line begins with that goes on with the declaration before it.
  private static let continuations = [
    "->", "where", "{", "=", ":", "?", ".", "&", ">", "throws", "async",
  ]
  /// What a line ends with that the next one goes on with.
  private static let openEnds = ["=", ":", ",", "&", "<", " where", "\nwhere"]

  private func isComplete(_ range: Range<Int>, end: Int) -> Bool {
    var last = range.upperBound
    while last > range.lowerBound, code.bytes[last - 1] <= UInt8(ascii: " ") { last -= 1 }
    let ending = code.text(max(range.lowerBound, last - 6)..<last)
    if Self.openEnds.contains(where: ending.hasSuffix) { return false }
    var next = range.upperBound
    while next < end, code.bytes[next] <= UInt8(ascii: " ") { next += 1 }
    let following = code.text(next..<min(end, next + 6))
    if Self.continuations.contains(where: following.hasPrefix) { return false }
    return DeclarationHead(code.text(range)).keyword != nil
  }

  private func lineNumber(of index: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func comment(above line: Int) -> [String] {
    var result: [String] = []
    var index = line - 2
    while index >= 0 {
      let text = lines[index].drop { $0 == " " }
      guard text.hasPrefix("///") else { break }
      result.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      index -= 1
    }
    return result.reversed()
  }
}
