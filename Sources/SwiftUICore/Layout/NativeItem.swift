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

  package override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return native.baselines(in: size)?.first }
    if key == VerticalAlignment.lastTextBaseline.key { return native.baselines(in: size)?.last }
    return nil
  }

  package override func appendNatives(to natives: inout [any NativeView]) { natives.append(native) }
}
