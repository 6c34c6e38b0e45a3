import Foundation

/// The item of one native view.
package class NativeItem: LayoutItem {
  package let native: any NativeView

  package init(graph: ViewGraph, native: any NativeView) {
    self.native = native
    super.init(graph: graph)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    native.sizeThatFits(proposal)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    native.setFrame(bounds)
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return native.baselines(in: size(proposal))?.first
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return native.baselines(in: size(proposal))?.last
    }
    return nil
  }

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
