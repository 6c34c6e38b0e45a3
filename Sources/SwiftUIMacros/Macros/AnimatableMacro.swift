/// `@Animatable`: `animatableData` of the stored properties that are animatable.
struct AnimatableMacro {
  private let request: PluginMessage.AttachedExpansion
  private let text: SourceText

  init(_ request: PluginMessage.AttachedExpansion) {
    self.request = request
    text = SourceText(request.declSyntax.source)
  }

  func expansion() throws -> String {
    request.macroRole == "extension" ? conformance : try member()
  }

  private var conformance: String {
    guard let type = request.extendedTypeSyntax?.source,
      request.conformanceListSyntax?.source.isEmpty == false
    else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }

  private static let kinds = ["struct", "class", "enum", "actor"]

  private func member() throws -> String {
    let start = text.tokens.first?.range.lowerBound ?? 0
    guard let open = text.tokens.firstIndex(where: { $0.is("{") }),
      let kind = text.tokens[..<open].first(where: { Self.kinds.contains($0.text) })
    else { throw MacroProblem("'@Animatable' can only be attached to a type", at: start) }
    guard kind.is("struct") || kind.is("class") else {
      throw MacroProblem("'@Animatable' can only be attached to a structure or a class", at: start)
    }
    let properties = try text.statements(in: (open + 1)..<text.closing(open)).compactMap(property)
    guard !properties.isEmpty else {
      throw MacroProblem(
        "'@Animatable' finds no stored 'var' to animate: write 'animatableData' by hand, or remove it",
        at: start)
    }
    let access = text.tokens[..<open].first { ["public", "open", "package"].contains($0.text) }
    let modifier = access.map { $0.is("open") ? "public " : "\($0.text) " } ?? ""
    let values = properties.map { "\($0.name).animatableData" }.joined(separator: ", ")
    let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
    let setters =
      properties.count == 1
      ? "\(values) = newValue.value" : "(\(values)) = newValue.value"
    return """
      \(modifier)var animatableData: SwiftUI.AnimatableValues<\(types)> {
        get { SwiftUI.AnimatableValues(\(values)) }
        set { \(setters) }
      }
      """
  }

  /// A stored property that takes part; nil for any other member.
  private func property(_ range: Range<Int>) throws -> (name: String, type: String)? {
    guard let variable = VariableDeclaration(in: text, tokens: range), !variable.isConstant,
      !variable.modifiers.contains("static"), !variable.attributes.contains("AnimatableIgnored"),
      !hasGetter(variable, range)
    else { return nil }
    let type = variable.type ?? variable.initialValue.flatMap { LiteralType(of: $0)?.name }
    guard let type else {
      throw MacroProblem(
        "'@Animatable' needs the type of '\(variable.name)': write it, or mark the property "
          + "'@AnimatableIgnored'", at: variable.nameOffset)
    }
    return (variable.name, type)
  }

  /// Whether it is computed: an accessor block other than observers.
  private func hasGetter(_ variable: VariableDeclaration, _ range: Range<Int>) -> Bool {
    guard variable.hasAccessors, let open = range.first(where: { text.is($0, "{") }) else {
      return false
    }
    return !(text.is(open + 1, "didSet") || text.is(open + 1, "willSet"))
  }
}
