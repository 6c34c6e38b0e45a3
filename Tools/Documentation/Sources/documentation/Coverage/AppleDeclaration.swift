/// A row of `AppleCheck/Interfaces/swiftui.tsv`, the public declarations of Apple's SwiftUI.
struct AppleDeclaration {
  /// The type that it belongs to; empty at file scope.
  let owner: String
  let group: String
  let isStatic: Bool
  let kind: SourceDeclaration.Kind
  let name: String
  let labels: [String]

  static let path = "AppleCheck/Interfaces/swiftui.tsv"

  static func table(_ text: String) -> [AppleDeclaration] {
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    guard let titles = lines.first, let group = titles.firstIndex(of: "group") else { return [] }
    return lines.dropFirst().compactMap { AppleDeclaration(cells: $0, group: group) }
  }

  /// - Parameters:
  ///   - cells: First owner and declaration.
  ///   - group: The index of the group's name.
  private init?(cells: [Substring], group: Int) {
    guard cells.count > group else { return nil }
    let head = DeclarationHead(Self.declaration(String(cells[1])), isCall: true)
    guard let kind = head.kind, let name = head.names.first else { return nil }
    owner = cells[0] == "-" ? "" : String(cells[0])
    self.group = String(cells[group])
    isStatic = head.isStatic
    self.kind = kind
    self.name = name
    labels = head.parameters.map(\.label)
  }

  /// The table writes static properties as `static leading`.
  private static func declaration(_ text: String) -> String {
    guard text.hasPrefix("static "), !text.hasPrefix("static func "),
      !text.hasPrefix("static subscript"), !text.hasPrefix("static var ")
    else { return text }
    return "static var " + text.dropFirst("static ".count)
  }

  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// As SwiftUI's documentation writes it, `padding(_:)`.
  var signature: String {
    switch kind {
    case .function, .initializer, .subscripts:
      "\(name)(\(labels.map { "\($0):" }.joined()))"
    case .enumCase where !labels.isEmpty: "\(name)(\(labels.map { "\($0):" }.joined()))"
    default: name
    }
  }

  var isType: Bool {
    switch kind {
    case .type, .protocolType, .typeAlias, .associatedType: true
    default: false
    }
  }
}
