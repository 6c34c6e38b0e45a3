/// A view's inside, which holds the views of SwiftUI content.
@MainActor
package final class StandInContainer: NativeContainer {
  package let view: StandInView
  package var measureContent: ((ProposedViewSize) -> CGSize)?
  package var onAllocate: ((CGSize) -> Void)?

  package init(_ view: StandInView) { self.view = view }

  package var entity: AnyObject { view }
  package var isInWindow: Bool { view.window != nil }
  package var enclosingEntities: [AnyObject] { [] }
  private var shown: [StandInView] = []

  package func setChildren(_ children: [any NativeView]) {
    let new: [StandInView] = children.compactMap { ($0 as? any StandInNative)?.root }
    for old in shown where !new.contains(old) && old.superview === view {
      old.removeFromSuperview()
    }
    for (index, child) in new.enumerated() {
      let place = view.subviews.firstIndex(of: child)
      if place != index { view.insertSubview(child, at: index) }
    }
    shown = new
  }

  package func setNeedsAllocation(resize: Bool) { view.needLayout() }
}
