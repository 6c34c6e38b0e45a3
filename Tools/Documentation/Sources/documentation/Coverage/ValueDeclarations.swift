/// Tells which declarations only hold values: by their types' conformances, which what makes such a
/// value has to call out.
struct ValueDeclarations {
  /// The properties of the environment that nothing acts on.
  private let environment: Set<String>
  /// The names of functions that hold values, with the type that they belong to; and of those
  /// that do not.
  private var functions: Set<String> = []

  private static let calls = ["keptAsValue(", "keepsAsValue(", "[kept: ", "[constant: "]

  init(_ declarations: [SourceDeclaration]) {
    environment = Set(
      declarations.filter { $0.owner == "EnvironmentValues" && Self.callsOut($0) }.map(\.name))
    var families: [String: [SourceDeclaration]] = [:]
    for declaration in declarations where declaration.kind == .function && declaration.isPublic {
      families["\(declaration.owner).\(declaration.name)", default: []].append(declaration)
    }
    var isGrowing = true
    while isGrowing {
      let found = families.filter { key, overloads in
        !functions.contains(key) && overloads.contains(where: holds)
          && overloads.allSatisfy { holds($0) || Self.forwards($0) }
      }
      functions.formUnion(found.keys)
      isGrowing = !found.isEmpty
    }
  }

  private static func callsOut(_ declaration: SourceDeclaration) -> Bool {
    calls.contains(where: declaration.body.contains)
  }

  /// Whether a function does no more than to call another overload.
  private static func forwards(_ declaration: SourceDeclaration) -> Bool {
    firstCall(declaration.body) == declaration.name
  }

  private static func firstCall(_ body: String) -> String {
    let text = body.drop { $0.isWhitespace }
    return String(text.prefix { $0.isLetter || $0.isNumber })
  }

  func holds(_ declaration: SourceDeclaration) -> Bool {
    switch declaration.kind {
    case .type, .protocolType, .typeAlias, .enumCase:
      return declaration.comment.contains { $0.hasPrefix(OwnDeclarations.mark) }
    case .function, .initializer, .property:
      return Self.callsOut(declaration) || setsValues(declaration.body)
        || functions.contains("\(declaration.owner).\(Self.firstCall(declaration.body))")
    default: return false
    }
  }

  /// Whether all that a body does to the environment is to set values that nothing acts on.
  private func setsValues(_ body: String) -> Bool {
    guard body.contains("nvironment") || body.contains("keyPath: ") else { return false }
    let names = ["nvironment(\\.", "keyPath: \\.", " environment."].flatMap { prefix in
      body.split(separator: prefix, omittingEmptySubsequences: false).dropFirst().map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
    let settings = names.filter { $0 != "self" }
    return !settings.isEmpty && settings.allSatisfy(environment.contains)
  }
}
