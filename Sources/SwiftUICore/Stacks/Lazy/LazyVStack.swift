import Foundation

/// Views below each other, of which those are made that come into sight.
///
/// In a scroll view the rows of its loops exist near what can be seen; a row that is scrolled far away ends, with
/// its state. The heights of rows that were never seen are taken to be as those that were. It takes all the width
/// that it is offered.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(1...10_000, id: \.self) { Text("Row \($0)") }
///   }
/// }
/// ```
public struct LazyVStack<Content: View> {
  package var tree: _VariadicView.Tree<_LazyStackRoot<_VStackLayout>, Content>

  /// - Parameters:
  ///   - alignment: how the children are aligned in the stack's width.
  ///   - spacing: the distance between children in points; nil for a default distance.
  ///   - pinnedViews: what stays in sight while its section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tree = _VariadicView.Tree(
      root: _LazyStackRoot(
        base: _VStackLayout(alignment: alignment, spacing: spacing), pinnedViews: pinnedViews),
      content: content())
  }
}

/// What a lazy stack keeps of its arrangement.
public struct _LazyStackRoot<Base> {
  public var base: Base
  public var pinnedViews: PinnedScrollableViews
}

extension _LazyStackRoot: Sendable where Base: Sendable {}

extension LazyVStack: View, LazyStackView {
  public typealias Body = Never
  @MainActor package var arranged: Content { tree.content }

  @MainActor package var configuration: LazyStackItem.Configuration {
    LazyStackItem.Configuration(
      axis: .vertical, spacing: tree.root.base.spacing,
      alignment: tree.root.base.alignment.key, pinned: tree.root.pinnedViews)
  }
}
