import Foundation

/// One vector on its way: where it is to be, and the animations that still move what is shown of it.
///
/// A change that is made while others are under way begins from what is shown. The new animation takes over where it
/// says so (springs do, with the velocity that is shown); otherwise both go on, the new one pulling what the old one
/// shows towards the new end.
package struct Animator<V: VectorArithmetic> {
  private struct RunningAnimation {
    let animation: Animation
    /// Where the run leads, from ``Animator/base``.
    var total: V
    /// When it began; nil until its first frame.
    var begin: TimeInterval?
    var context: AnimationContext<V>
    var hasFinished = false
    /// Told when the run has done its work.
    var logical: [AnimationCompletion]
    /// Told when nothing moves any more.
    var removed: [AnimationCompletion]

    func elapsed(at time: TimeInterval?) -> TimeInterval {
      guard let begin, let time else { return 0 }
      return max(0, time - begin)
    }
  }

  /// Where the value is to be.
  package private(set) var target: V
  /// What the runs' totals count from.
  private var base: V
  private var runs: [RunningAnimation] = []
  /// Runs that others took over from, followed until they would have done their work.
  private var ghosts: [RunningAnimation] = []

  package init(at value: V) {
    target = value
    base = value
  }

  package var isMoving: Bool { !runs.isEmpty }

  /// Takes a new end.
  ///
  /// - Parameters:
  ///   - animation: nil moves what is shown as far as the end is moved, and leaves what is under way to go on.
  ///   - time: that of the frame that is shown; nil before the first.
  ///   - begin: when the way begins; nil for the first frame that shows it.
  package mutating func retarget(
    to new: V, _ animation: Animation?, completions: [AnimationCompletion] = [],
    environment: EnvironmentValues, at time: TimeInterval?, from begin: TimeInterval? = nil
  ) {
    let change = new - target
    guard change != .zero else { return }
    target = new
    guard let animation else {
      base += change
      return
    }
    var run = RunningAnimation(
      animation: animation, total: (runs.last?.total ?? .zero) + change, begin: begin,
      context: AnimationContext(environment: environment),
      logical: completions.filter { $0.criteria == .logicallyComplete },
      removed: completions.filter { $0.criteria == .removed })
    if let last = runs.last {
      var context = last.context
      let way = last.total - shownBeforeLast(at: time)
      if animation.shouldMerge(
        previous: last.animation, value: way, time: last.elapsed(at: time), context: &context)
      {
        runs.removeLast()
        if !last.logical.isEmpty { ghosts.append(last) }
        run.context = AnimationContext(state: context.state, environment: environment)
        run.begin = last.begin
        run.removed += last.removed
      }
    }
    runs.append(run)
  }

  /// Where the value is shown at the time of a frame; nil once nothing moves any more, and the end is shown.
  package mutating func value(at time: TimeInterval) -> V? {
    var shown = V.zero
    for index in runs.indices { shown = advance(&runs[index], from: shown, to: time) }
    let value = base + shown
    followGhosts(to: time)
    foldFinished()
    return runs.isEmpty ? nil : value
  }

  private func advance(_ run: inout RunningAnimation, from before: V, to time: TimeInterval) -> V {
    if run.hasFinished { return run.total }
    if run.begin == nil { run.begin = time }
    let moved = run.animation.animate(
      value: run.total - before, time: run.elapsed(at: time), context: &run.context)
    if run.context.isLogicallyComplete || moved == nil { run.logical = [] }
    guard let moved else {
      run.hasFinished = true
      return run.total
    }
    return before + moved
  }

  private mutating func followGhosts(to time: TimeInterval) {
    guard !ghosts.isEmpty else { return }
    for index in ghosts.indices { _ = advance(&ghosts[index], from: .zero, to: time) }
    ghosts.removeAll { $0.logical.isEmpty }
  }

  /// Leaves out runs that have ended: at the front, for what comes after them, and all once the last has.
  private mutating func foldFinished() {
    if runs.last?.hasFinished == true {
      base = target
      runs = []
      ghosts = []
      return
    }
    while let first = runs.first, first.hasFinished, runs.count > 1 {
      runs.removeFirst()
      base += first.total
      for index in runs.indices { runs[index].total -= first.total }
      runs[0].removed += first.removed
    }
  }

  /// What the runs before the last one show, without moving them on.
  private func shownBeforeLast(at time: TimeInterval?) -> V {
    guard let time, runs.count > 1 else { return .zero }
    var shown = V.zero
    for var run in runs.dropLast() { shown = advance(&run, from: shown, to: time) }
    return shown
  }
}
