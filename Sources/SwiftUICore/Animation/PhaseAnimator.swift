import Foundation

/// Shows its content in one phase after the other, and animates the way between them.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "heart").scaleEffect(isLarge ? 1.5 : 1)
/// } animation: { isLarge in
///   isLarge ? .bouncy : .easeOut(duration: 0.2)
/// }
/// ```
///
/// A phase in which nothing moves is passed at once. Where the user has switched animations off, or no phase differs
/// from another, the first phase stays.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package var phases: [Phase]
  package var content: (Phase) -> Content
  package var animation: (Phase) -> Animation?
  package var mode: AnimatorMode

  /// Goes through the phases once, and back to the first, for each change of a value.
  ///
  /// - Parameters:
  ///   - trigger: what is compared with that of the last update; its first value begins nothing.
  ///   - content: called on the main actor once for each phase.
  ///   - animation: called with the phase that is about to be shown; nil shows it at once.
  nonisolated public init<S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(Array(phases), content, animation, .triggered(trigger))
  }

  /// Goes through the phases again and again as long as the view is there.
  ///
  /// - Parameters:
  ///   - content: called on the main actor once for each phase.
  ///   - animation: called with the phase that is about to be shown; nil shows it at once.
  nonisolated public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    self.init(Array(phases), content, animation, .repeating)
  }

  nonisolated private init(
    _ phases: [Phase], _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?, _ mode: AnimatorMode
  ) {
    self.phases = phases
    self.content = content
    self.animation = animation
    self.mode = mode
    if phases.isEmpty {
      Diagnostics.reportOnce("PhaseAnimator needs at least one phase: nothing is shown.")
    }
  }
}

extension PhaseAnimator: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { PhaseAnimatorNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { nil }
}

extension View {
  /// Cycles through a collection of phases when a trigger changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }

  /// Cycles through a collection of phases continuously.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}

private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  ContentNode<PhaseAnimator<Phase, Content>, Content?>
{
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  private var isPlaying = false
  /// Steps one after the other in which nothing has moved.
  private var stillSteps = 0

  init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    makeContent(evaluate(), childInputs)
    if case .repeating = view.mode {
      graph.afterCommit(.appearance) { [weak self] in self?.play() }
    }
  }

  private func evaluate() -> Content? {
    evaluating(PhaseAnimator<Phase, Content>.self) {
      view.phases.isEmpty ? nil : view.content(view.phases[min(index, view.phases.count - 1)])
    }
  }

  override func refresh() { content?.update(evaluate()) }

  override func update(_ view: PhaseAnimator<Phase, Content>) {
    let old = self.view.mode
    self.view = view
    if old.isTriggered(by: view.mode) {
      graph.afterCommit(.appearance) { [weak self] in self?.play() }
    }
    refresh()
  }

  private func play() {
    guard isMounted, !isPlaying, view.phases.count > 1, graph.animations.showsMotion else { return }
    isPlaying = true
    stillSteps = 0
    step()
  }

  /// Shows the next phase, and the one after it once this one has been reached.
  private func step() {
    index = (index + 1) % view.phases.count
    var completion: AnimationCompletion? = AnimationCompletion(.logicallyComplete) {
      [weak self] in self?.phaseWasReached()
    }
    var transaction = Transaction(animation: view.animation(view.phases[index]))
    if let completion { transaction.completions = [completion] }
    withTransaction(transaction) { graph.inbox.mark(self, generation: generation) }
    transaction = Transaction()
    graph.bringUpToDate()
    let isStill = isKnownUniquelyReferenced(&completion)
    stillSteps = isStill ? stillSteps + 1 : 0
    completion = nil
  }

  private func phaseWasReached() {
    guard isMounted, isPlaying, !view.phases.isEmpty else { return }
    let hasCycled = index == 0
    if case .triggered = view.mode, hasCycled {
      isPlaying = false
    } else if stillSteps > view.phases.count {
      // Nothing moves in any phase: to go on would only keep the processor busy.
      isPlaying = false
    } else {
      step()
    }
  }
}
