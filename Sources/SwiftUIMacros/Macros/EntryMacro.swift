/// `@Entry`: a value of the environment, of transactions, containers or focus, without a key written by hand.
struct EntryMacro {
  private let request: PluginMessage.AttachedExpansion
  private let text: SourceText

  init(_ request: PluginMessage.AttachedExpansion) {
    self.request = request
    text = SourceText(request.declSyntax.source)
  }

  /// What an extended type calls its keys.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  func expansion() throws -> String {
    guard let variable = VariableDeclaration(in: text, tokens: 0..<text.tokens.count) else {
      throw MacroProblem("'@Entry' can only be attached to a 'var' declaration", at: start)
    }
    let container = try checkedContainer(of: variable)
    let key = "__Key_\(variable.name.filter { $0 != "`" })"
    if request.macroRole == "accessor" {
      return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
    }
    let keyProtocol = Self.keyProtocols[container] ?? ""
    return """
      private struct \(key): SwiftUI.\(keyProtocol) {
      \(container == "FocusedValues" ? try focusedValue(variable) : try value(variable))
      }
      """
  }

  private var start: Int { text.tokens.first?.range.lowerBound ?? 0 }

  private func checkedContainer(of variable: VariableDeclaration) throws -> String {
    let container = request.lexicalContext?.first.flatMap { Self.extendedType($0.source) }
    guard let container, Self.keyProtocols[container] != nil else {
      throw MacroProblem(
        "'@Entry' can only be used in extensions of EnvironmentValues, Transaction, "
          + "ContainerValues and FocusedValues", at: start)
    }
    func problem(_ what: String) -> MacroProblem {
      MacroProblem("'@Entry' \(what)", at: variable.nameOffset)
    }
    if variable.isConstant { throw problem("needs a 'var', not a 'let'") }
    if variable.isList { throw problem("needs a declaration for each variable") }
    if variable.hasAccessors { throw problem("makes the accessors itself: give a value instead") }
    if variable.modifiers.contains("static") || variable.modifiers.contains("lazy") {
      throw problem("can only be attached to a plain 'var'")
    }
    return container
  }

  /// The last name in `extension SwiftUI.EnvironmentValues …`; nil for another declaration.
  private static func extendedType(_ source: String) -> String? {
    let text = SourceText(source)
    guard let keyword = text.tokens.firstIndex(where: { $0.is("extension") }) else { return nil }
    var name: String?
    for (index, token) in text.tokens.enumerated().dropFirst(keyword + 1) {
      let isPart = token.kind == .identifier && (name == nil || text.is(index - 1, "."))
      if isPart { name = token.text } else if !token.is(".") { break }
    }
    return name
  }

  private func value(_ variable: VariableDeclaration) throws -> String {
    if let type = variable.type {
      let value = variable.initialValue ?? (Self.wrapped(type) == nil ? nil : "nil")
      guard let value else {
        throw MacroProblem(
          "'@Entry' needs a default value, as '\(variable.name)' is not optional",
          at: variable.nameOffset)
      }
      return "  typealias Value = \(type)\n  static var defaultValue: Value { \(value) }"
    }
    guard let value = variable.initialValue else {
      throw MacroProblem("'@Entry' needs a type or a default value", at: variable.nameOffset)
    }
    if let type = LiteralType(of: value) {
      return "  static var defaultValue: \(type.name) { \(value) }"
    }
    // Only the compiler knows the type, and it infers that of stored properties alone.
    return "  static let defaultValue = \(value)"
  }

  private func focusedValue(_ variable: VariableDeclaration) throws -> String {
    guard let type = variable.type.flatMap(Self.wrapped), variable.initialValue.isNilOrNil else {
      throw MacroProblem(
        "'@Entry' in FocusedValues needs an optional type, and no other value than nil",
        at: variable.nameOffset)
    }
    return "  typealias Value = \(type)"
  }

  /// What an optional type wraps; nil for another type.
  static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"]
    where type.hasPrefix(prefix) && type.hasSuffix(">") {
      return String(type.dropFirst(prefix.count).dropLast())
    }
    return nil
  }
}

extension String? {
  /// Whether there is no value, or the word `nil`.
  fileprivate var isNilOrNil: Bool { self == nil || self == "nil" }
}
