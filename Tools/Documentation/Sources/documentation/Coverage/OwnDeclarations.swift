/// What the modules for Linux declare, and what of it only holds values.
struct OwnDeclarations {
  struct Found {
    let declaration: SourceDeclaration
    let path: String
    /// Whether nothing acts on it.
    let isValue: Bool
    /// Whether that is reported where it is used.
    let isReported: Bool
  }

  /// The words with which a documentation comment says that nothing acts on what it is about.
  static let mark = "Kept as a value on Linux"

  /// All by the type that they belong to.
  private var members: [String: [Found]] = [:]
  private var types: [String: [Found]] = [:]
  /// The types that a type conforms to, or inherits from.
  private var parents: [String: Set<String>] = [:]

  init(_ files: [(path: String, source: String)]) {
    let all = files.flatMap { file in
      SourceReader(file.source).declarations.map { (file.path, $0) }
    }
    let values = ValueDeclarations(all.map(\.1))
    let types = ValueTypes(all.map(\.1), values)
    for (path, declaration) in all {
      let isValue = values.holds(declaration) || types.holds(declaration)
      add(
        Found(
          declaration: declaration, path: path, isValue: isValue,
          isReported: values.holds(declaration)))
    }
  }

  private mutating func add(_ found: Found) {
    let declaration = found.declaration
    switch declaration.kind {
    case .extensionOfType:
      parents[declaration.name, default: []].formUnion(declaration.inherited)
    case .type, .protocolType, .typeAlias, .associatedType:
      parents[declaration.fullName, default: []].formUnion(declaration.inherited)
      if declaration.isPublic { types[declaration.fullName, default: []].append(found) }
    default:
      if declaration.isPublic { members[declaration.owner, default: []].append(found) }
    }
  }

  var publicTypes: [Found] { types.values.flatMap { $0 } }
  var publicMembers: [Found] { members.values.flatMap { $0 } }

  /// A type with all that it conforms to.
  private func family(of owner: String) -> [String] {
    var result = [owner]
    var index = 0
    while index < result.count {
      for parent in (parents[result[index]] ?? []).sorted() where !result.contains(parent) {
        result.append(parent)
      }
      index += 1
    }
    return result
  }

  /// Our declarations of one of Apple's, by the name, the labels and the type or what it conforms
  /// to.
  func find(_ wanted: AppleDeclaration) -> [Found] {
    if wanted.isType {
      return types[wanted.fullName]
        ?? family(of: wanted.owner).lazy.compactMap { types["\($0).\(wanted.name)"] }.first ?? []
    }
    for owner in family(of: wanted.owner) {
      let found = (members[owner] ?? []).filter { Self.fits($0.declaration, wanted) }
      if !found.isEmpty { return found }
    }
    return []
  }

  static func fits(_ own: SourceDeclaration, _ wanted: AppleDeclaration) -> Bool {
    let isProjection = wanted.name == "$\(own.name)" && own.head.contains("@Binding ")
    guard own.name == wanted.name || isProjection else { return false }
    switch wanted.kind {
    case .property, .enumCase:
      let isMember = own.kind == .property || own.kind == .enumCase
      let isStatic = own.isStatic || own.kind == .enumCase
      if isMember { return isStatic == (wanted.isStatic || wanted.kind == .enumCase) }
      // A case with values can be a function.
      return wanted.kind == .enumCase && own.kind == .function && own.isStatic
        && takes(own.parameters[...], wanted.labels[...])
    case .function:
      let isCase = own.kind == .enumCase && wanted.isStatic
      return (own.kind == .function && own.isStatic == wanted.isStatic || isCase)
        && takes(own.parameters[...], wanted.labels[...])
    default: return own.kind == wanted.kind && takes(own.parameters[...], wanted.labels[...])
    }
  }

  /// Whether a call with the labels can be one of what has the parameters.
  private static func takes(
    _ parameters: ArraySlice<SourceDeclaration.Parameter>, _ labels: ArraySlice<String>
  ) -> Bool {
    guard let parameter = parameters.first else { return labels.isEmpty }
    if parameter.isPack, labels.first == "_" { return takes(parameters, labels.dropFirst()) }
    if parameter.label == labels.first, takes(parameters.dropFirst(), labels.dropFirst()) {
      return true
    }
    return (parameter.hasDefault || parameter.isPack) && takes(parameters.dropFirst(), labels)
  }
}
