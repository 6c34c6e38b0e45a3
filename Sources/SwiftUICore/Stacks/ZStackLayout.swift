import Foundation

/// What a ``ZStack`` does as a value, for `AnyLayout` to change between.
public struct ZStackLayout: Sendable, Equatable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: Layout {
  private func arranged(_ subviews: Subviews, _ proposal: ProposedViewSize) -> Arrangement {
    onMainActor((subviews.items, alignment, proposal)) { items, alignment, proposal in
      DepthArrangement.arrange(items, alignment, proposal)
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { arranged(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(arranged(subviews, proposal).placements, from: bounds.origin)
  }
}
