/// Shows its content in one phase after the other, and animates the way between them.
///
/// Without animations on Linux the cycle is over at once: the content is shown in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package var phases: [Phase]
  package var content: (Phase) -> Content
  package var animation: (Phase) -> Animation?

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public init<S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    SwiftUIDiagnostics.keepsAsValue("PhaseAnimator")
    SwiftUIDiagnostics.ignores("trigger", if: true, of: "PhaseAnimator")
    self.init(phases, content: content, animation: animation)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    SwiftUIDiagnostics.keepsAsValue("PhaseAnimator")
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    if self.phases.isEmpty {
      Diagnostics.reportOnce("PhaseAnimator needs at least one phase: nothing is shown.")
    }
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    if let phase = phases.first { content(phase) }
  }
}

extension View {
  /// Cycles through a collection of phases when a trigger changes. Without animations it shows the first one.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }

  /// Cycles through a collection of phases continuously. Without animations it shows the first one.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
