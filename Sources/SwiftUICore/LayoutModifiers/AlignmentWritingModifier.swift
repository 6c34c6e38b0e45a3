import Foundation

/// Sets one alignment guide of a view.
public struct _AlignmentWritingModifier {
  package let key: AlignmentKey
  package let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> AlignmentGuideItem {
    AlignmentGuideItem(child: child, modifier: self)
  }

  @MainActor package func configure(_ item: AlignmentGuideItem) { item.modifier = self }
}

package final class AlignmentGuideItem: WrapperItem {
  var modifier: _AlignmentWritingModifier {
    didSet { invalidate() }
  }
  /// What was answered for the guide, to be compared after a change.
  private var asked: [(proposal: ProposedViewSize, value: CGFloat)] = []

  init(child: LayoutItem, modifier: _AlignmentWritingModifier) {
    self.modifier = modifier
    super.init(child: child)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key else { return child.explicitGuide(key, proposal) }
    graph.usesGuides = true
    let value = value(proposal)
    if !asked.contains(where: { $0.proposal == proposal }) { asked.append((proposal, value)) }
    return value
  }

  private func value(_ proposal: ProposedViewSize) -> CGFloat {
    LayoutInput.finite(modifier.computeValue(child.dimensions(proposal)), "alignmentGuide")
  }

  package override func otherAnswersHaveChanged() -> Bool {
    defer { asked = [] }
    return asked.contains { value($0.proposal) != $0.value }
  }
}

extension View {
  /// Sets the view's horizontal alignment.
  ///
  /// - Parameter computeValue: returns the guide's offset from the view's leading edge in points; called during
  ///   layout on the main actor, with the dimensions and guides that the view has without this modifier.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the view's vertical alignment.
  ///
  /// - Parameter computeValue: returns the guide's offset from the view's top edge in points; called during
  ///   layout on the main actor, with the dimensions and guides that the view has without this modifier.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
