import Foundation

/// Views beside each other.
public struct HStack<Content: View> {
  package var _tree: _VariadicView.Tree<_HStackLayout, Content>

  /// - Parameters:
  ///   - alignment: how the subviews are aligned with each other across the line.
  ///   - spacing: the distance between adjacent subviews in points; nil for a default distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(
      root: _HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// What an `HStack` keeps of its arrangement.
public struct _HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  package var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never
  @MainActor package var arranged: Content { _tree.content }

  @MainActor package func makeItem(_ graph: ViewGraph) -> StackItem {
    StackItem(graph: graph, stack: _tree.root.arrangement)
  }

  @MainActor package func configure(_ item: StackItem) { item.stack = _tree.root.arrangement }
}
