import SwiftUI

extension InspectableView {
  /// The sum of the view's paddings.
  ///
  /// - Throws: where one of them is the default padding, whose size the platform decides: ask `hasPadding`.
  public func padding() throws -> EdgeInsets {
    try guardPadding()
    return EdgeInsets(
      top: (try? padding(.top)) ?? 0, leading: (try? padding(.leading)) ?? 0,
      bottom: (try? padding(.bottom)) ?? 0, trailing: (try? padding(.trailing)) ?? 0)
  }

  /// The sum of the view's paddings at an edge.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    let insets = try paddings(edge).map { padding in
      guard let insets = padding.insets else { throw defaultPadding }
      return insets
    }
    guard !insets.isEmpty else { throw missingModifier("padding") }
    return insets.reduce(0) { $0 + Self.length(edge, $1) }
  }

  /// Whether the view has a padding at one of the edges, the default one included.
  public func hasPadding(_ edge: Edge.Set = .all) -> Bool {
    ((try? paddings(edge)) ?? []).isEmpty == false
  }

  private func guardPadding() throws {
    let all = try paddings(.all)
    if all.isEmpty { throw missingModifier("padding") }
    if all.contains(where: { $0.insets == nil }) { throw defaultPadding }
  }

  private var defaultPadding: InspectionError {
    .notSupported(
      "Undefined padding: the view has the platform's default padding. Please use 'hasPadding'")
  }

  private func paddings(_ edges: Edge.Set) throws -> [(edges: Edge.Set, insets: EdgeInsets?)] {
    try modifiers(.paddingEdges).compactMap { modifier in
      let own = try Inspector.attribute(
        .paddingEdges, of: modifier.modifier, type: Edge.Set.self)
      guard !own.isDisjoint(with: edges) else { return nil }
      let insets = try Inspector.attribute(
        .paddingInsets, of: modifier.modifier, type: EdgeInsets?.self)
      return (own, insets)
    }
  }

  private static func length(_ edge: Edge.Set, _ insets: EdgeInsets) -> CGFloat {
    if edge.contains(.top) { return insets.top }
    if edge.contains(.leading) { return insets.leading }
    return edge.contains(.bottom) ? insets.bottom : insets.trailing
  }
}
