import Foundation

/// A container view that arranges other views in a two dimensional layout.
///
/// Each ``GridRow`` is a row of cells; a view that is in none is a row by itself, over all columns. A column is as
/// wide as its widest cell, a row as high as its highest; where there is not enough space for all, the columns
/// share it as the views of an `HStack` do.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name")
///     TextField("", text: $name)
///   }
///   Divider()
///   GridRow {
///     Text("Mail")
///     TextField("", text: $mail)
///   }
/// }
/// ```
public struct Grid<Content: View> {
  package var _tree: _VariadicView.Tree<_GridLayout, Content>
}

/// What a `Grid` keeps of its arrangement.
public struct _GridLayout: Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  fileprivate var layout: GridLayout {
    GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension Grid: View {
  /// - Parameters:
  ///   - alignment: where a cell's view stands in its cell, unless the view, its row or column says otherwise.
  ///   - horizontalSpacing: the distance between columns in points; nil for a default distance.
  ///   - verticalSpacing: the distance between rows in points; nil for a default distance.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    _tree = _VariadicView.Tree(
      root: _GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content: content())
  }

  public typealias Body = Never
}

extension Grid: ContainerView where Content: View {
  @MainActor package var arranged: Content { _tree.content }

  @MainActor package func makeItem(_ graph: ViewGraph) -> CustomLayoutItem<GridLayout> {
    CustomLayoutItem(graph: graph, layout: _tree.root.layout)
  }

  @MainActor package func configure(_ item: CustomLayoutItem<GridLayout>) {
    item.update(_tree.root.layout)
  }
}

/// A grid that you can use in conditional layouts.
///
/// Switch between it and another layout with ``AnyLayout``: the subviews stay the same views.
public struct GridLayout: Sendable, Equatable {
  public var alignment: Alignment
  /// The distance between columns in points; nil for a default distance.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for a default distance.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What a grid's layout remembers between calls.
public struct _GridLayoutCache {
  fileprivate var proposal: ProposedViewSize?
  fileprivate var arrangement = Arrangement(size: .zero, placements: [])
}

@available(*, unavailable)
extension _GridLayoutCache: Sendable {}

extension GridLayout: Layout {
  public func makeCache(subviews: Subviews) -> _GridLayoutCache { _GridLayoutCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _GridLayoutCache
  ) -> CGSize { arranged(subviews, proposal, &cache).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _GridLayoutCache
  ) {
    subviews.place(arranged(subviews, proposal, &cache).placements, from: bounds.origin)
  }

  private func arranged(
    _ subviews: Subviews, _ proposal: ProposedViewSize, _ cache: inout _GridLayoutCache
  ) -> Arrangement {
    if cache.proposal == proposal { return cache.arrangement }
    cache.proposal = proposal
    cache.arrangement = onMainActor((self, subviews.items, proposal)) { layout, items, proposal in
      var grid = GridArrangement(layout, items)
      return grid.arrange(proposal)
    }
    return cache.arrangement
  }
}
