import Foundation

/// Proposes a view a size of one aspect ratio.
public struct _AspectRatioLayout: Equatable, Sendable {
  /// Width to height; nil for the ratio of the view's ideal size.
  package var aspectRatio: CGFloat?
  package var contentMode: ContentMode
}

extension _AspectRatioLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> AspectRatioItem {
    AspectRatioItem(child: child, layout: self)
  }

  @MainActor package func configure(_ item: AspectRatioItem) { item.layout = self }
}

package final class AspectRatioItem: WrapperItem {
  var layout: _AspectRatioLayout {
    didSet { if layout != oldValue { invalidate() } }
  }

  init(child: LayoutItem, layout: _AspectRatioLayout) {
    self.layout = layout
    super.init(child: child)
  }

  private var ratio: CGFloat? {
    if let ratio = layout.aspectRatio { return ratio }
    let ideal = child.size(.unspecified)
    guard ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite else {
      return nil
    }
    return ideal.width / ideal.height
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let other = height * ratio
      let isByWidth = layout.contentMode == .fit ? width <= other : width >= other
      return isByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: other, height: height)
    }
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
  /// Constrains this view's dimensions to the specified aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: width to height; nil for that of the view's ideal size. A number that is not positive and
  ///     finite is reported and counts as nil.
  ///   - contentMode: whether the view fits into the space that it is offered, or fills all of it and may reach
  ///     beyond.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    var ratio = aspectRatio
    if let value = aspectRatio, !(value > 0 && value.isFinite) {
      Diagnostics.reportOnce("Invalid aspect ratio \(value): the view's own is used.")
      ratio = nil
    }
    return modifier(_AspectRatioLayout(aspectRatio: ratio, contentMode: contentMode))
  }

  /// Constrains this view's dimensions to the aspect ratio of the given size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its parent, keeping its aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill its parent, keeping its aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
