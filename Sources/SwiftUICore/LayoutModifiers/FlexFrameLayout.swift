import Foundation

/// Gives a view a minimum, an ideal and a maximum size in one or both dimensions.
public struct _FlexFrameLayout: Sendable {
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment

  fileprivate var width: FlexRange {
    FlexRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
  }
  fileprivate var height: FlexRange {
    FlexRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
  }
}

extension _FlexFrameLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> FlexFrameItem {
    FlexFrameItem(child: child, layout: self)
  }

  @MainActor package func configure(_ item: FlexFrameItem) { item.layout = self }
}

/// The constraints in one dimension.
private struct FlexRange {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  func clamp(_ value: CGFloat) -> CGFloat {
    min(max(value, minimum ?? 0), maximum ?? .infinity)
  }

  /// What the child is proposed.
  func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

  /// The frame's length where it doesn't depend on the child.
  func length(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal.map(clamp) }
    return minimum != nil && maximum != nil ? clamp(proposal) : nil
  }

  /// The proposal where it is below the child's length and there is a minimum, or above it and there is a
  /// maximum, within the constraints; otherwise the child's length.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal else { return clamp(child) }
    if minimum != nil, proposal < child { return clamp(proposal) }
    if maximum != nil, proposal > child { return clamp(proposal) }
    return clamp(child)
  }
}

package final class FlexFrameItem: WrapperItem {
  var layout: _FlexFrameLayout {
    didSet { invalidate() }
  }

  init(child: LayoutItem, layout: _FlexFrameLayout) {
    self.layout = layout
    super.init(child: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: layout.width.inner(proposal.width), height: layout.height.inner(proposal.height))
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = layout.width.length(proposal.width)
    let height = layout.height.length(proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(inner(proposal))
    return CGSize(
      width: width ?? layout.width.length(proposal.width, child: size.width),
      height: height ?? layout.height.length(proposal.height, child: size.height))
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
  /// Positions this view within an invisible frame having the specified size constraints.
  ///
  /// All lengths are in points. The frame takes the size proposed to it where that lies between the view's size
  /// and a constraint, and the ideal length where no size is proposed.
  ///
  /// - Parameters:
  ///   - minWidth: the least width; nil for no limit of the frame's own.
  ///   - maxWidth: the greatest width; infinity for all that is offered.
  ///   - alignment: where the view stands in the frame, which matters when it is smaller or larger.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = LayoutInput.range(
      minWidth, idealWidth, maxWidth, ("minWidth", "idealWidth", "maxWidth"))
    let height = LayoutInput.range(
      minHeight, idealHeight, maxHeight, ("minHeight", "idealHeight", "maxHeight"))
    return modifier(
      _FlexFrameLayout(
        minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
        minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
        alignment: alignment))
  }
}
