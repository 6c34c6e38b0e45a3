import SwiftParser
import SwiftSyntax

/// Finds what cannot be marked as later than the oldest supported release: it is a part of its type, which
/// is there earlier.
struct StoredAvailability {
  let platform: AvailablePlatform

  func faults(in source: String) -> [(line: Int, column: Int, text: String)] {
    guard source.contains("@available") else { return [] }
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = StoredFinder(platform)
    finder.walk(tree)
    return finder.found.map {
      let place = converter.location(for: $0.position)
      return (place.line, place.column, $0.text)
    }
  }
}

private final class StoredFinder: SyntaxVisitor {
  private let platform: AvailablePlatform
  var found: [(position: AbsolutePosition, text: String)] = []

  init(_ platform: AvailablePlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  private func check(_ attributes: AttributeListSyntax, _ text: String) {
    for case .attribute(let attribute) in attributes {
      guard let release = attribute.release(of: platform), release > platform.minimum else {
        continue
      }
      found.append((attribute.positionAfterSkippingLeadingTrivia, text))
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
    let isStored = node.bindings.contains { $0.accessorBlock?.isComputing != true }
    if isMember, isStored, !node.modifiers.areStatic,
      node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true
    {
      check(node.attributes, "stored properties cannot be marked as available later")
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.contains(where: { $0.parameterClause != nil }) {
      check(node.attributes, "cases with associated values cannot be marked as available later")
    }
    return .skipChildren
  }
}

extension AccessorBlockSyntax {
  /// Whether there is a getter, not only observers.
  fileprivate var isComputing: Bool {
    guard case .accessors(let list) = accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return list.contains { !observers.contains($0.accessorSpecifier.tokenKind) }
  }
}
