import Foundation

/// The item of one native view.
package class NativeItem: LayoutItem {
  package let native: any NativeView
  /// The node that the native view belongs to.
  package weak var owner: AnyObject?
  /// The frame that the view is to have, once it has been given one in its container.
  private var model: CGRect?
  private var motion: (any FrameMotion)?
  /// What shows the view while it comes or goes without a transition of its own.
  package var fade: AnyObject?

  package init(graph: LayoutGraph, native: any NativeView) {
    self.native = native
    super.init(graph: graph)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    native.sizeThatFits(proposal)
  }

  package override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    native.setFrame(presented(bounds))
  }

  /// The frame to show for the one that the view is to have: on its way there where the change is animated.
  package final func presented(_ bounds: CGRect) -> CGRect {
    defer { model = bounds }
    if let motion, motion.isMoving { return motion.retarget(to: bounds) }
    motion = nil
    guard let model, model != bounds, graph.animatesFrames else { return bounds }
    motion = graph.makeFrameMotion(of: self, from: model)
    return motion?.retarget(to: bounds) ?? bounds
  }

  /// Shows the view in a frame between two, without a new layout.
  package final func show(_ frame: CGRect) {
    native.setFrame(frame)
    host?.container.setNeedsAllocation(resize: false)
  }

  /// Whether the size that is shown is always the one that the view is to have, and only its place moves.
  package final var keepsSize = false

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
    // In another container the old frame means nothing.
    model = wasPlaced ? frame : nil
    motion = nil
    // The container knows no frame for a view that was not in it.
    if wasPlaced { native.setFrame(frame) }
  }
}

/// A native view's frame on its way to another.
@MainActor
package protocol FrameMotion: AnyObject {
  var isMoving: Bool { get }
  /// Takes the frame that the view is to have; returns the one to show now.
  func retarget(to frame: CGRect) -> CGRect
}
