/// The marks in documentation comments of what only holds values: each public declaration of that
/// kind has one, and nothing else.
enum ValueMarks {
  static func problems(in own: OwnDeclarations) -> [String] {
    own.publicMembers.compactMap(problem).sorted()
  }

  private static func problem(_ found: OwnDeclarations.Found) -> String? {
    let declaration = found.declaration
    switch declaration.kind {
    case .function, .initializer, .property: break
    default: return nil
    }
    let isMarked = declaration.comment.contains { $0.hasPrefix(OwnDeclarations.mark) }
    guard isMarked != found.isReported else { return nil }
    let text = isMarked ? "is marked, and nothing says that it is a value" : "is a value, unmarked"
    return "\(found.path):\(declaration.line): \(declaration.signature) \(text)"
  }
}
