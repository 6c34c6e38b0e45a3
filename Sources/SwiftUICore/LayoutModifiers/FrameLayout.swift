import Foundation

/// Gives a view a fixed size in one or both dimensions.
public struct _FrameLayout: Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment
}

extension _FrameLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> FrameItem {
    FrameItem(child: child, layout: self)
  }

  @MainActor package func configure(_ item: FrameItem) { item.layout = self }
}

package final class FrameItem: WrapperItem {
  var layout: _FrameLayout {
    didSet { invalidate() }
  }

  init(child: LayoutItem, layout: _FrameLayout) {
    self.layout = layout
    super.init(child: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: layout.width ?? proposal.width, height: layout.height ?? proposal.height)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = layout.width, let height = layout.height {
      return CGSize(width: width, height: height)
    }
    let size = child.size(inner(proposal))
    return CGSize(width: layout.width ?? size.width, height: layout.height ?? size.height)
  }

  package override func dependsOnSize(of child: LayoutItem) -> Bool {
    layout.width == nil || layout.height == nil
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: layout.alignment, proposal: inner(proposal))
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.alignedGuide(
      key, in: size(proposal), alignment: layout.alignment, proposal: inner(proposal))
  }
}

extension View {
  /// Positions this view within an invisible frame with the specified size.
  ///
  /// - Parameters:
  ///   - width: in points; nil for the view's own. A negative or undefined number is reported and ignored.
  ///   - height: as `width`.
  ///   - alignment: where the view stands in the frame, which matters when it is smaller or larger.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        width: LayoutInput.dimension(width, "frame(width:)"),
        height: LayoutInput.dimension(height, "frame(height:)"), alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}
