@testable import SwiftUICore

/// Gives its content one proposal, and shows the answer by a probe of that size named "size".
struct MeasuringView<Content: View>: View {
  let proposal: ProposedViewSize
  let content: Content

  init(_ width: CGFloat?, _ height: CGFloat?, _ content: Content) {
    proposal = ProposedViewSize(width: width, height: height)
    self.content = content
  }

  var body: some View {
    ProposingLayout(proposal: proposal) {
      content.background(alignment: .topLeading) { LayoutProbe.flexible("size") }
    }
  }
}

/// Proposes one size to its subview, whatever it is proposed itself.
private struct ProposingLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(self.proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.first?.place(at: bounds.origin, proposal: self.proposal) }
}

/// The size that a view chooses for a proposal.
@MainActor
func size(of view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
  let window = HeadlessWindow(MeasuringView(width, height, view))
  return window.frame("size")?.size
}
