import Foundation

/// Views beside each other, of which those are made that come into sight.
///
/// It makes and forgets views as ``LazyVStack`` does, from the leading to the trailing side.
public struct LazyHStack<Content: View> {
  package var tree: _VariadicView.Tree<_LazyStackRoot<_HStackLayout>, Content>

  /// - Parameters:
  ///   - alignment: how the children are aligned in the stack's height.
  ///   - spacing: the distance between children in points; nil for a default distance.
  ///   - pinnedViews: what stays in sight while its section is.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _VariadicView.Tree(
      root: _LazyStackRoot(
        base: _HStackLayout(alignment: alignment, spacing: spacing), pinnedViews: pinnedViews),
      content: content())
  }
}

extension LazyHStack: View, LazyStackView {
  public typealias Body = Never
  @MainActor package var arranged: Content { tree.content }

  @MainActor package var configuration: LazyStackItem.Configuration {
    LazyStackItem.Configuration(
      axis: .horizontal, spacing: tree.root.base.spacing,
      alignment: tree.root.base.alignment.key, pinned: tree.root.pinnedViews)
  }
}
