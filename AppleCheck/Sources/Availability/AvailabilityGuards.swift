import SwiftParser
import SwiftSyntax

/// What of a source only runs from a release on.
public struct AvailabilityGuards {
  private let platform: AvailablePlatform
  private let file: SourceFileSyntax
  private let converter: SourceLocationConverter

  public init(_ source: String, for platform: AvailablePlatform) {
    self.platform = platform
    file = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: file)
  }

  /// Whether the place, of which the compiler counts lines and bytes from one on, is only reached on a
  /// release, or a later one: it is in a declaration that is marked so, in a condition's block, behind the
  /// question in a condition, or after a guard.
  public func areAround(line: Int, column: Int, for release: Release) -> Bool {
    if exclude(line: line, column: column) { return true }
    return surroundings(line: line, column: column).contains { inner, outer in
      self.release(of: inner, in: outer).map { $0 >= release } ?? false
    }
  }

  /// Whether the place is in a declaration that is unavailable on the platform.
  public func exclude(line: Int, column: Int) -> Bool {
    surroundings(line: line, column: column).contains { _, outer in
      outer.asProtocol((any WithAttributesSyntax).self)?.attributes
        .contains { $0.as(AttributeSyntax.self)?.excludes(platform) ?? false } ?? false
    }
  }

  /// Each node around the place with the one that it stands in, from the inside out.
  private func surroundings(line: Int, column: Int) -> [(inner: Syntax, outer: Syntax)] {
    let position = converter.position(ofLine: line, column: column)
    var pairs: [(inner: Syntax, outer: Syntax)] = []
    var node = file.token(at: position).map { Syntax($0) }
    while let inner = node, let outer = inner.parent {
      pairs.append((inner, outer))
      node = outer
    }
    return pairs
  }

  private func release(of inner: Syntax, in outer: Syntax) -> Release? {
    if let declaration = outer.asProtocol((any WithAttributesSyntax).self) {
      return declaration.attributes.lazy
        .compactMap { $0.as(AttributeSyntax.self)?.release(of: platform) }.max()
    }
    if let condition = outer.as(IfExprSyntax.self), inner.is(CodeBlockSyntax.self) {
      let isElse = condition.elseBody.map { Syntax($0) == inner } ?? false
      return isElse ? nil : condition.conditions.release(of: platform)
    }
    if let conditions = outer.as(ConditionElementListSyntax.self) {
      return ConditionElementListSyntax(conditions.prefix { Syntax($0) != inner })
        .release(of: platform)
    }
    if let items = outer.as(CodeBlockItemListSyntax.self) {
      return items.prefix { Syntax($0) != inner }.lazy
        .compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions.release(of: platform) }.max()
    }
    return nil
  }
}
