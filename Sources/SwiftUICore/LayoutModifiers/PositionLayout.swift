import Foundation

/// Puts the center of a view at a point of the space that it is offered.
public struct _PositionLayout: Equatable, Sendable {
  package var position: CGPoint
}

extension _PositionLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> PositionItem {
    PositionItem(child: child, position: position)
  }

  @MainActor package func configure(_ item: PositionItem) { item.position = position }
}

package final class PositionItem: WrapperItem {
  var position: CGPoint {
    didSet { if position != oldValue { invalidate() } }
  }

  init(child: LayoutItem, position: CGPoint) {
    self.position = position
    super.init(child: child)
  }

  // All that is offered; the view's own length where nothing is.
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
  }

  private func origin(_ proposal: ProposedViewSize) -> CGPoint {
    let size = child.size(proposal)
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let origin = origin(proposal)
    child.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, proposal).map { $0 + origin(proposal)[key.axis] }
  }
}

extension View {
  /// Positions the center of this view at the specified point in its parent's coordinate space, in points.
  ///
  /// The result takes all the space that it is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(
      _PositionLayout(
        position: CGPoint(
          x: LayoutInput.finite(position.x, "position"),
          y: LayoutInput.finite(position.y, "position"))))
  }

  /// Positions the center of this view at the specified coordinates in its parent's coordinate space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
