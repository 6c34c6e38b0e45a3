import Foundation

/// Moves a view from where it was laid out.
public struct _OffsetEffect: Equatable, Sendable {
  package var offset: CGSize
}

extension _OffsetEffect: MovingItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> OffsetItem {
    OffsetItem(child: child, offset: offset)
  }

  @MainActor package func configure(_ item: OffsetItem) { item.offset = offset }
}

extension _OffsetEffect {
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

package final class OffsetItem: WrapperItem {
  var offset: CGSize {
    didSet { if offset != oldValue { setNeedsCommit() } }
  }

  init(child: LayoutItem, offset: CGSize) {
    self.offset = offset
    super.init(child: child)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
      proposal: proposal)
  }
}

extension View {
  /// Offsets this view by the horizontal and vertical amount specified in the offset parameter, in points.
  ///
  /// Other views are laid out as if it were where it was before.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(
      _OffsetEffect(
        offset: CGSize(
          width: LayoutInput.finite(offset.width, "offset"),
          height: LayoutInput.finite(offset.height, "offset"))))
  }

  /// Offsets this view by the specified horizontal and vertical distances, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
