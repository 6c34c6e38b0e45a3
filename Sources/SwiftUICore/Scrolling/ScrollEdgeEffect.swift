/// How content looks where it goes on under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }
  private let kind: Kind
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

package struct ScrollEdgeEffectModifier: Sendable {
  package var style: ScrollEdgeEffectStyle?
  package var isHidden: Bool
  package var edges: Edge.Set
}

extension ScrollEdgeEffectModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    keptAsValue().modifier(ScrollEdgeEffectModifier(style: style, isHidden: false, edges: edges))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    keptAsValue().modifier(ScrollEdgeEffectModifier(style: nil, isHidden: hidden, edges: edges))
  }
}
