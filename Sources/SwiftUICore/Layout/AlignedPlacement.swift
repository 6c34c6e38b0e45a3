import Foundation

extension LayoutItem {
  /// Places the item so that its guides and those of `bounds` come together.
  package final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let origin: CGPoint = offset(
      in: ViewDimensions(size: bounds.size), alignment: alignment, proposal: proposal)
    place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
  }

  /// Where the item's origin goes for its guides to meet those of `outer`.
  package final func offset(
    in outer: ViewDimensions, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let inner: ViewDimensions = dimensions(proposal)
    return CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
  }

  /// The item's explicit guide, moved by where the alignment puts the item.
  package final func alignedGuide(
    _ key: AlignmentKey, in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = explicitGuide(key, proposal) else { return nil }
    let origin: CGPoint = offset(
      in: ViewDimensions(size: size), alignment: alignment, proposal: proposal)
    return guide + origin[key.axis]
  }
}
