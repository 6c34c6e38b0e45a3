/// A view's inside, which holds the views of SwiftUI content.
@MainActor
package final class StandInContainer: NativeContainer {
  package let view: StandInView
  package var measureContent: ((ProposedViewSize) -> CGSize)?
  package var onAllocate: ((CGSize) -> Void)?

  /// Called with the controllers of what the container holds.
  package var onControllers: (([StandInController]) -> Void)?

  package init(_ view: StandInView) { self.view = view }

  package var entity: AnyObject { view }
  package var isInWindow: Bool { view.window != nil }
  package var enclosingEntities: [AnyObject] { [] }
  private var shown: [StandInView] = []

  package func setChildren(_ children: [any NativeView]) {
    let new: [StandInView] = children.compactMap { ($0 as? any StandInNative)?.root }
    let kept = Set(new.map { ObjectIdentifier($0) })
    for old in shown.reversed() where old.superview === view {
      if !kept.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
    }
    for (index, child) in new.enumerated() {
      let isInPlace: Bool = index < view.subviews.count && view.subviews[index] === child
      if !isInPlace { view.insertSubview(child, at: index) }
    }
    shown = new
    onControllers?(children.compactMap { ($0 as? any StandInNative)?.shape.controller })
  }

  package func setNeedsAllocation(resize: Bool) {
    view.needLayout()
    runInWindow()
  }

  private var awaitingWindow: [() -> Void] = []

  package func onceInWindow(_ action: @escaping () -> Void) {
    awaitingWindow.append(action)
    runInWindow()
  }

  private func runInWindow() {
    guard isInWindow else { return }
    let actions = awaitingWindow
    awaitingWindow = []
    for action in actions { action() }
  }
}
