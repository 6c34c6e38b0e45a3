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
    let size: CGSize = child.size(inner(proposal))
    return CGSize(width: layout.width ?? size.width, height: layout.height ?? size.height)
  }

  package override func dependsOnSize(of child: LayoutItem) -> Bool {
    layout.width == nil || layout.height == nil
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    child.place(in: bounds, alignment: layout.alignment, proposal: inner(proposal))
  }

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    alignedGuide(
      key, in: size, alignment: layout.alignment, childProposal: inner(ProposedViewSize(size)))
  }
}

extension LayoutItem {
  /// Places the item so that its guides and those of `bounds` come together.
  package final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let origin: CGPoint = offset(in: bounds.size, alignment: alignment, proposal: proposal)
    place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
  }

  package final func offset(
    in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let outer = ViewDimensions(size: size)
    let inner: ViewDimensions = dimensions(proposal)
    return CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
  }
}

extension WrapperItem {
  /// The child's explicit guide, moved by where the alignment puts the child.
  package final func alignedGuide(
    _ key: AlignmentKey, in size: CGSize, alignment: Alignment, childProposal: ProposedViewSize
  ) -> CGFloat? {
    let childSize: CGSize = child.size(childProposal)
    guard let guide = child.explicitGuide(key, in: childSize) else { return nil }
    return guide + child.offset(in: size, alignment: alignment, proposal: childProposal)[key.axis]
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
        width: FrameInput.checked(width, "frame(width:)"),
        height: FrameInput.checked(height, "frame(height:)"), alignment: alignment))
  }
}

/// Checks the numbers that frames are given.
enum FrameInput {
  /// The number, or nil with a diagnostic where no view could have that size.
  static func checked(_ value: CGFloat?, _ name: String) -> CGFloat? {
    guard let value else { return nil }
    if value.isNaN || value < 0 || value == .infinity {
      Diagnostics.reportOnce("Invalid frame dimension \(value) in \(name): it is ignored.")
      return nil
    }
    return value
  }
}
