import Foundation

extension LayoutItem {
  /// Places the item so that its guides and those of `bounds` come together.
  package final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let origin = offset(in: bounds.size, alignment: alignment, proposal: proposal)
    place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
  }

  /// Where the item's origin goes in a space of that size, for its guides to meet those of the space.
  package final func offset(
    in outer: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let inner = size(proposal)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    return CGPoint(
      x: horizontal.defaultValue(outer) - guide(horizontal, proposal, inner),
      y: vertical.defaultValue(outer) - guide(vertical, proposal, inner))
  }

  /// The item's explicit guide, moved by where the alignment puts the item.
  package final func alignedGuide(
    _ key: AlignmentKey, in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = explicitGuide(key, proposal) else { return nil }
    return guide + offset(in: size, alignment: alignment, proposal: proposal)[key.axis]
  }
}
