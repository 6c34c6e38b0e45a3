import Foundation

/// Gives a view a share of its container's size.
package struct ContainerRelativeFrameModifier {
  package var axes: Axis.Set
  package var alignment: Alignment
  package var length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrameModifier: ViewModifier {
  /// The container is what proposes a size: the stack, the scroll view's visible area, the window.
  public func body(content: Content) -> some View {
    RelativeFrameLayout(axes: axes, alignment: alignment, length: length) { content }
  }
}

/// Gives its view a size that is computed from the one that is proposed.
private struct RelativeFrameLayout: Layout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func part(_ proposed: CGFloat?, _ axis: Axis.Set, _ direction: Axis) -> CGFloat? {
      guard axes.contains(axis), let proposed, proposed.isFinite else { return proposed }
      return length(proposed, direction)
    }
    return ProposedViewSize(
      width: part(proposal.width, .horizontal, .horizontal),
      height: part(proposal.height, .vertical, .vertical))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let inner = inner(proposal)
    let size = subviews.first?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let view = subviews.first else { return }
    let own = ProposedViewSize(width: bounds.width, height: bounds.height)
    let size = view.dimensions(in: own)
    let frame = ViewDimensions(size: bounds.size)
    let x = bounds.minX + frame[alignment.horizontal] - size[alignment.horizontal]
    let y = bounds.minY + frame[alignment.vertical] - size[alignment.vertical]
    view.place(at: CGPoint(x: x, y: y), proposal: own)
  }
}

extension View {
  /// Positions this view within an invisible frame with a size relative to the nearest container: the size that the view
  /// is proposed.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: { size, _ in size }))
  }

  /// - Parameters:
  ///   - count: how many parts the container is divided into.
  ///   - span: how many of them the view takes.
  ///   - spacing: between the parts, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let parts = CGFloat(max(1, count))
    let taken = CGFloat(max(1, span))
    return modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment,
        length: { size, _ in
          let part = (size - spacing * (parts - 1)) / parts
          return max(0, part * taken + spacing * (taken - 1))
        }))
  }

  /// - Parameter length: the size for one of the container's, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
