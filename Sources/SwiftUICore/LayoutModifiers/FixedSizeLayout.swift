import Foundation

/// Keeps a view at its ideal size in one or both dimensions.
public struct _FixedSizeLayout: Equatable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool
}

extension _FixedSizeLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> FixedSizeItem {
    FixedSizeItem(child: child, horizontal: horizontal, vertical: vertical)
  }

  @MainActor package func configure(_ item: FixedSizeItem) {
    item.set(horizontal: horizontal, vertical: vertical)
  }
}

/// Keeps a view at its ideal size in both dimensions.
public struct _UniformFixedSizeLayout: Equatable, Sendable {}

extension _UniformFixedSizeLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> FixedSizeItem {
    FixedSizeItem(child: child, horizontal: true, vertical: true)
  }

  @MainActor package func configure(_ item: FixedSizeItem) {}
}

package final class FixedSizeItem: WrapperItem {
  private var horizontal: Bool
  private var vertical: Bool

  init(child: LayoutItem, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child: child)
  }

  func set(horizontal: Bool, vertical: Bool) {
    guard horizontal != self.horizontal || vertical != self.vertical else { return }
    self.horizontal = horizontal
    self.vertical = vertical
    invalidate()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.size(inner(proposal))
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(at: bounds.origin, proposal: inner(proposal))
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(key, inner(proposal))
  }
}

extension View {
  /// Fixes this view at its ideal size, whatever it is proposed.
  nonisolated public func fixedSize() -> some View { modifier(_UniformFixedSizeLayout()) }

  /// Fixes this view at its ideal size in the specified dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
