import Foundation

/// The item of one native view.
package class NativeItem: LayoutItem {
  package let native: any NativeView

  package init(graph: LayoutGraph, native: any NativeView) {
    self.native = native
    super.init(graph: graph)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    native.sizeThatFits(proposal)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    native.setFrame(bounds)
  }

  /// What was answered for the baselines, to be compared after a change.
  private var askedBaselines: [(proposal: ProposedViewSize, first: CGFloat?, last: CGFloat?)] = []

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let baselines = native.baselines(in: size(proposal))
    if !askedBaselines.contains(where: { $0.proposal == proposal }) {
      askedBaselines.append((proposal, baselines?.first, baselines?.last))
    }
    if baselines != nil { graph.usesGuides = true }
    return isFirst ? baselines?.first : baselines?.last
  }

  package override func otherAnswersHaveChanged() -> Bool {
    defer { askedBaselines = [] }
    return askedBaselines.contains { asked in
      let now = native.baselines(in: size(asked.proposal))
      return now?.first != asked.first || now?.last != asked.last
    }
  }

  /// After a change of the native view that may have changed its size.
  package final func contentChanged() { invalidate() }

  package override func appendNatives(to natives: inout [NativeItem]) { natives.append(self) }

  private var ordering: (host: ObjectIdentifier, number: Int)?

  /// Called for each list of native views that the host gives its container.
  package final func isIn(_ host: LayoutHost, ordering number: Int) {
    let id = ObjectIdentifier(host)
    defer { ordering = (id, number) }
    if let ordering, ordering.host == id, ordering.number == number - 1 { return }
    // The container knows no frame for a view that was not in it.
    if wasPlaced { native.setFrame(frame) }
  }
}
