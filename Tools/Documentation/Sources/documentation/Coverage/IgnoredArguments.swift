import Foundation

/// Finds arguments of public functions that do nothing and do not say so when they are used.
///
/// Looked at are those with a default value, and those of the modifiers of views: what a protocol
/// asks for may leave arguments alone. A type stands for a generic parameter, and is used by that.
struct IgnoredArguments {
  /// For people who translate, and no part of what is shown.
  private static let meantForPeople: Set<String> = ["comment"]

  private var declarations: [(path: String, declaration: SourceDeclaration)] = []

  init(_ files: [(path: String, source: String)]) {
    for file in files {
      declarations += SourceReader(file.source).declarations.map { (file.path, $0) }
    }
  }

  var problems: [String] {
    declarations.flatMap { path, declaration in
      Self.ignored(by: declaration).map {
        "\(path):\(declaration.line): \(declaration.signature) does nothing with \($0) and does "
          + "not tell SwiftUIDiagnostics.ignores"
      }
    }.sorted()
  }

  private static func ignored(by declaration: SourceDeclaration) -> [String] {
    guard declaration.isPublic, !declaration.body.isEmpty,
      !declaration.body.contains("SwiftUIDiagnostics.ignores("),
      declaration.kind == .function || declaration.kind == .initializer
    else { return [] }
    let words = Set(
      declaration.body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return declaration.parameters.filter { parameter in
      let isModifiers = declaration.owner == "View" && declaration.kind == .function
      return (parameter.hasDefault || isModifiers) && !words.contains(parameter.name)
        && !meantForPeople.contains(parameter.name)
        && !isType(parameter, in: declaration.head, used: words)
    }.map(\.name)
  }

  /// Whether it is a type, or only there to give a generic parameter that the body uses.
  private static func isType(
    _ parameter: SourceDeclaration.Parameter, in head: String, used words: Set<String>
  ) -> Bool {
    guard let range = head.range(of: "\(parameter.name): ") else { return false }
    let type = head[range.upperBound...].prefix { !",=)".contains($0) }
    return type.contains(".Type")
      || words.contains(type.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
