import Foundation

/// Something on its way that is shown anew with each frame.
@MainActor
package protocol Moving: AnyObject {
  /// Shows where it is at the time of a frame, in seconds; false once it has arrived.
  func show(at time: TimeInterval) -> Bool
}

/// Moves on what is under way in a graph, frame by frame, and asks for frames only while something is.
@MainActor
package final class AnimationDriver {
  private unowned let graph: ViewGraph
  private var moving: [ObjectIdentifier: any Moving] = [:]
  /// The order in which they began, so that frames are the same every time.
  private var order: [ObjectIdentifier] = []
  /// Counts the turns of the graph.
  package private(set) var turn = 0
  /// Whether a modifier changes the transaction of this turn, as its value has changed.
  private var hasChangedTransaction = false
  /// Modifiers that change the transaction of each turn.
  package var changingModifiers = 0

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The time of the frame that is shown, while frames are shown.
  package private(set) var time: TimeInterval?

  /// The time at which what begins now begins; nil for that of the first frame that shows it.
  package var beginTime: TimeInterval? { clock.time }

  /// Whether a change that is made now may be animated, so that it's worth asking for its transaction.
  package var isArmed: Bool {
    graph.transaction.animation != nil || hasChangedTransaction || changingModifiers > 0
  }

  /// Whether changes are shown step by step; false where the user has switched animations off.
  package var showsMotion: Bool { !isSuspended && clock.showsMotion }

  private var isSuspended = false

  /// Shows the changes that `body` makes at once.
  package func withoutMotion(_ body: () -> Void) {
    let outer = isSuspended
    isSuspended = true
    body()
    isSuspended = outer
  }

  package var isIdle: Bool { moving.isEmpty }

  // Made when it is first asked for: the graph has a container by then.
  private lazy var clock: any MotionClock = {
    let clock = graph.renderer.makeMotionClock(for: graph.rootContainer)
    clock.onFrame = { [weak self] in self?.frame(at: $0) }
    return clock
  }()

  /// Has something shown with each frame until it has arrived.
  package func add(_ new: any Moving) {
    let id = ObjectIdentifier(new)
    guard moving[id] == nil else { return }
    moving[id] = new
    order.append(id)
    if moving.count == 1 {
      time = clock.time
      clock.isRunning = true
    }
  }

  /// Notes that a modifier changes the transaction of this turn; returns the turn.
  package func noteChangedTransaction() -> Int {
    hasChangedTransaction = true
    return turn
  }

  package func turnDidEnd() {
    turn += 1
    hasChangedTransaction = false
  }

  private func frame(at time: TimeInterval) {
    self.time = time
    let due = order
    for id in due {
      guard let current = moving[id] else { continue }
      if !current.show(at: time) { moving[id] = nil }
    }
    order.removeAll { moving[$0] == nil }
    if moving.isEmpty { stop() }
    graph.flush()
  }

  private func stop() {
    order = []
    time = nil
    clock.isRunning = false
  }
}
