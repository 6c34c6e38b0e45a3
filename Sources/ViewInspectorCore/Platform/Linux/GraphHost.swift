#if os(Linux)
import SwiftUI
import SwiftUICore

/// A view that lives in a graph without a display.
final class GraphHost<V: SwiftUI.View>: HostedContent {
  private let window: HeadlessWindow<V>
  private(set) var hasEnded = false

  init(_ view: V, size: CGSize?) {
    window = HeadlessWindow(size: size ?? CGSize(width: 400, height: 800), view)
    settleUpdates()
  }

  func medium<W: SwiftUI.View>(for view: W) -> Medium { medium(at: W.self) }

  func medium<M: ViewModifier>(forModifier modifier: M) -> Medium { medium(at: M.self) }

  /// Where a view or modifier of a type stands in the hosted view; nowhere if it is not in it.
  private func medium(at type: Any.Type) -> Medium {
    settleUpdates()
    guard let node = window.rootNode.first(type, includesSelf: false) else { return .empty }
    return Medium.empty.at(GraphPlace(node, includesSelf: true))
  }

  /// Runs what is due: changes of state, appearances and what they change in turn.
  func settleUpdates() {
    guard !hasEnded else { return }
    window.flush()
    window.graph.flushUntilSettled()
  }

  var isSettled: Bool { !window.graph.inbox.isFlushPending }

  /// The tasks of the views, those that have ended included.
  var tasks: Set<Task<Void, Never>> {
    var result: Set<Task<Void, Never>> = []
    func gather(_ node: _ViewNode) {
      if let task = (node as? any TaskHolding)?.task { result.insert(task) }
      node.forEachChild(gather)
    }
    gather(window.rootNode)
    return result
  }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    window.unmount()
  }
}

extension ViewGraph {
  /// Runs what is due, and what that makes due in turn; views that change for ever are left at that.
  func flushUntilSettled() {
    for _ in 0..<20 where inbox.isFlushPending { bringUpToDate() }
  }
}
#endif
