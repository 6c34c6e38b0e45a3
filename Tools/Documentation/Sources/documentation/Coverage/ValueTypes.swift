/// Tells which types nothing acts on: all that takes or gives them only holds values.
struct ValueTypes {
  private var names: Set<String> = []

  init(_ declarations: [SourceDeclaration], _ values: ValueDeclarations) {
    let uses = declarations.filter { declaration in
      switch declaration.kind {
      case .function, .initializer, .property, .subscripts: declaration.isPublic
      default: false
      }
    }.map { Use($0, isValue: values.holds($0)) }
    let types = Set(
      declarations.filter { $0.isPublic && ($0.kind == .type || $0.kind == .protocolType) }
        .filter { $0.owner.isEmpty }.map(\.name))
    // A value's own members take and give other values.
    for _ in 0..<4 {
      var taken: Set<String> = []
      var acting: Set<String> = []
      for use in uses {
        let isValue = use.isValue || names.contains(use.owner)
        for type in use.types where type != use.owner && types.contains(type) {
          if isValue { taken.insert(type) } else { acting.insert(type) }
        }
      }
      names = taken.subtracting(acting)
    }
  }

  private struct Use {
    /// The outermost type that it belongs to.
    let owner: String
    let types: Set<String>
    let isValue: Bool

    init(_ declaration: SourceDeclaration, isValue: Bool) {
      owner = declaration.owner.split(separator: ".").first.map(String.init) ?? ""
      let text = "\(declaration.head) \(declaration.constraint)"
      types = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      self.isValue = isValue
    }
  }

  func holds(_ declaration: SourceDeclaration) -> Bool {
    let owner = declaration.owner.split(separator: ".").first.map(String.init)
    return names.contains(owner ?? declaration.name)
  }
}
