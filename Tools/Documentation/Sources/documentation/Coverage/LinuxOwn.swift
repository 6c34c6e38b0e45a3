/// What is public here and not in Apple's SwiftUI: code that uses it does not compile on Apple's
/// systems, so that each such declaration says whose it is.
struct LinuxOwn {
  /// The words with which a documentation comment says so: of what only Linux has, and of what
  /// stands in for another framework of Apple's.
  static let marks = ["Linux's own", "On Apple's systems"]

  private let types: [OwnDeclarations.Found]
  private let members: [OwnDeclarations.Found]

  init(_ own: OwnDeclarations, apple: [AppleDeclaration]) {
    let names = Set(apple.filter(\.isType).map(\.fullName))
    let all = own.publicTypes.filter { found in
      !names.contains(found.declaration.fullName) && !Self.isHidden(found.declaration)
        && found.declaration.kind != .typeAlias && found.declaration.kind != .associatedType
    }
    let isOwn = Set(all.map(\.declaration.fullName))
    // What stands in one of them needs no word of its own.
    types = all.filter { found in !isOwn.contains { found.declaration.owner.hasPrefix($0) } }
    let signatures = Dictionary(grouping: apple.filter { !$0.isType }, by: \.name)
    members = own.publicMembers.filter { found in
      let declaration = found.declaration
      guard !Self.isHidden(declaration), !Self.isSwifts(declaration),
        !isOwn.contains(declaration.owner)
      else { return false }
      return !(signatures[declaration.name] ?? []).contains { Self.serves(declaration, $0) }
    }
  }

  /// Whether a call of ours compiles with Apple's too: with fewer arguments, where Apple's have
  /// default values.
  private static func serves(_ own: SourceDeclaration, _ apple: AppleDeclaration) -> Bool {
    if own.kind == .initializer, own.owner != apple.owner { return false }
    if OwnDeclarations.fits(own, apple) { return true }
    guard own.kind == apple.kind, own.isStatic == apple.isStatic else { return false }
    let first = own.parameters.first?.label
    guard first == nil || first == apple.labels.first else { return false }
    var rest = apple.labels[...]
    return own.parameters.allSatisfy { parameter in
      guard let index = rest.firstIndex(of: parameter.label) else { return parameter.hasDefault }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// What the protocols of Swift's library ask for, which the table of Apple's leaves out.
  private static let required: Set<String> = [
    "rawValue", "init(rawValue:)", "==", "<", "hash(into:)", "description", "debugDescription",
    "startIndex", "endIndex", "index(after:)", "index(before:)", "formIndex(after:)",
    "formIndex(before:)", "init(stringLiteral:)", "init(stringInterpolation:)",
    "init(extendedGraphemeClusterLiteral:)", "init(from:)", "encode(to:)", "id", "body", "allCases",
  ]

  private static func isSwifts(_ declaration: SourceDeclaration) -> Bool {
    let isAlias = declaration.kind == .typeAlias || declaration.kind == .associatedType
    // Apple declares the rows of a matrix in one line each, of which the table has the first.
    let isElement = declaration.owner == "ProjectionTransform" && declaration.name.hasPrefix("m")
    return isAlias || isElement || required.contains(declaration.name)
      || required.contains(declaration.signature)
  }

  /// Underscored names are nobody's interface, and what stands in them neither.
  private static func isHidden(_ declaration: SourceDeclaration) -> Bool {
    declaration.fullName.split(separator: ".").contains { $0.hasPrefix("_") }
      || declaration.parameters.contains { $0.label.count > 1 && $0.label.hasPrefix("_") }
  }

  var problems: [String] {
    (types + members).filter { !Self.isMarked($0.declaration) }.map { found in
      "\(found.path):\(found.declaration.line): \(Self.title(found.declaration)) is public and not "
        + "Apple's; make it package, or mark it"
    }.sorted()
  }

  private static func isMarked(_ declaration: SourceDeclaration) -> Bool {
    declaration.comment.contains { line in marks.contains { line.contains($0) } }
  }

  private static func title(_ declaration: SourceDeclaration) -> String {
    declaration.owner.isEmpty
      ? declaration.signature : "\(declaration.owner).\(declaration.signature)"
  }
}
