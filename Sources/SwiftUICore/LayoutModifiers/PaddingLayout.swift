import Foundation

/// Adds space around a view.
public struct _PaddingLayout: Sendable {
  package var edges: Edge.Set
  /// The space at each of the four edges, of which `edges` count; nil for a default.
  package var insets: EdgeInsets?

  package static let defaultLength: CGFloat = 16

  /// The space at each edge, zero at those that don't count.
  package var applied: EdgeInsets {
    let insets = self.insets ?? EdgeInsets(Self.defaultLength)
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }
}

extension _PaddingLayout: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> PaddingItem {
    PaddingItem(child: child, layout: self)
  }

  @MainActor package func configure(_ item: PaddingItem) { item.layout = self }
}

package final class PaddingItem: WrapperItem {
  var layout: _PaddingLayout {
    didSet {
      insets = layout.applied
      invalidate()
    }
  }
  private var insets: EdgeInsets

  init(child: LayoutItem, layout: _PaddingLayout) {
    self.layout = layout
    insets = layout.applied
    super.init(child: child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: inner(proposal))
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = child.explicitGuide(key, inner(proposal)) else { return nil }
    return guide + (key.axis == .horizontal ? insets.leading : insets.top)
  }

  // What the view prefers beside itself ends where the padding is.
  package override var spacing: ViewSpacing {
    var spacing = child.spacing
    if insets.leading != 0 { spacing.leading = nil }
    if insets.trailing != 0 { spacing.trailing = nil }
    if insets.top != 0 { spacing.top = nil }
    if insets.bottom != 0 { spacing.bottom = nil }
    return spacing
  }
}

extension View {
  /// Adds a different padding amount to each edge of this view, in points. Negative amounts pull the edge in.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    let checked = EdgeInsets(
      top: LayoutInput.finite(insets.top, "padding"),
      leading: LayoutInput.finite(insets.leading, "padding"),
      bottom: LayoutInput.finite(insets.bottom, "padding"),
      trailing: LayoutInput.finite(insets.trailing, "padding"))
    return modifier(_PaddingLayout(edges: .all, insets: checked))
  }

  /// Adds an equal padding amount to specific edges of this view.
  ///
  /// - Parameter length: in points; nil for a default of 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges, insets: length.map { EdgeInsets(LayoutInput.finite($0, "padding")) }))
  }

  /// Adds a specific padding amount, in points, to each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
