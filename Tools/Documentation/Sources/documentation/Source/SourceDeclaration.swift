/// A declaration in a Swift source.
struct SourceDeclaration {
  enum Kind {
    case type, protocolType, typeAlias, associatedType, initializer, function, property, enumCase
    case subscripts, extensionOfType
  }

  let kind: Kind
  /// The type that it belongs to, `Outer.Inner`; empty at file scope.
  let owner: String
  /// What an extension around it requires; empty if nothing.
  let constraint: String
  let name: String
  let isStatic: Bool
  let isPublic: Bool
  let parameters: [Parameter]
  /// The types that a type or an extension names after its colon.
  let inherited: [String]
  /// All before the body, attributes and modifiers included.
  let head: String
  let body: String
  /// The documentation comment, a line each, without its marks.
  let comment: [String]
  /// The line of the source on which the declaration begins, from 1.
  let line: Int

  struct Parameter {
    /// The label of a call; `_` for none.
    let label: String
    let name: String
    let hasDefault: Bool
    /// Whether it stands for any number of arguments.
    let isPack: Bool
  }

  /// The type with what it is in.
  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// As SwiftUI's documentation writes it, `padding(_:)`.
  var signature: String {
    switch kind {
    case .function, .initializer, .subscripts:
      "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    default: name
    }
  }
}
