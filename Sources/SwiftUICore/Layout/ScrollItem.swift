import Foundation

/// Sizes a scroll view and lays its content out at the content's own size.
package final class ScrollItem: NativeItem {
  package private(set) var inner: LayoutHost?
  private var contentSize: CGSize = .zero
  package var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidate() } }
  }

  package func take(_ host: LayoutHost) {
    inner = host
    native.onScroll = { [weak graph] in graph?.contentMoved() }
    host.container.measureContent = { [weak self] _ in self?.contentSize ?? .zero }
  }

  package override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpaceName {
    case .nearest: true
    case .nearestAlong(let axis): axes.contains(axis)
    case nil: false
    }
  }

  /// What the content is proposed: any length along the scrollable axes.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// What the content is proposed in the frame that the view has.
  package var contentProposal: ProposedViewSize { inside(ProposedViewSize(frame.size)) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let inner else { return .zero }
    let mustMeasure =
      !axes.contains(.horizontal) || proposal.width == nil || !axes.contains(.vertical)
      || proposal.height == nil
    let content = mustMeasure ? inner.size(inside(proposal)) : .zero
    let width = axes.contains(.horizontal) ? proposal.width : nil
    let height = axes.contains(.vertical) ? proposal.height : nil
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let inner else { return }
    let inside = self.inside(ProposedViewSize(bounds.size))
    let size = inner.size(inside)
    if size != contentSize {
      contentSize = size
      inner.container.setNeedsAllocation(resize: true)
    }
    inner.alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    let area = CGSize(
      width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    inner.viewport = bounds.size
    inner.layout(in: area, proposal: inside)
    native.setFrame(presented(bounds))
  }
}

/// A container that makes rows when they come into sight and can tell where they will be.
@MainActor
package protocol LazyRowPlaces: AnyObject {
  /// Where a row is, or is expected to be, in the container that scrolls it; nil for one of another container.
  func expectedFrame(of id: AnyHashable) -> (frame: CGRect, scroll: ScrollItem)?
}
