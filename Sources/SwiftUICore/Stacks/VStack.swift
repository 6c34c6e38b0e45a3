import Foundation

/// Views below each other.
public struct VStack<Content: View> {
  package var _tree: _VariadicView.Tree<_VStackLayout, Content>

  /// - Parameters:
  ///   - alignment: how the subviews are aligned with each other across the line.
  ///   - spacing: the distance between adjacent subviews in points; nil for a default distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(
      root: _VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// What an `VStack` keeps of its arrangement.
public struct _VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  package var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }
}

extension VStack: View, ContainerView {
  public typealias Body = Never
  @MainActor package var arranged: Content { _tree.content }

  @MainActor package func makeItem(_ graph: ViewGraph) -> StackItem {
    StackItem(graph: graph, stack: _tree.root.arrangement)
  }

  @MainActor package func configure(_ item: StackItem) { item.stack = _tree.root.arrangement }
}
