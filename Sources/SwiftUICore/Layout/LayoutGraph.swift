import Foundation

/// What layout items and hosts ask of the graph that they belong to: to be compared, ordered and laid out in its
/// next update.
@MainActor
package class LayoutGraph {
  package final var counters = GraphCounters()
  package final let geometry = GeometryTracker()
  /// Whether any view has had an explicit alignment guide: then changes of sizes may be changes of guides.
  package final var usesGuides = false
  /// Whether the toolkit is giving containers their sizes.
  package final internal(set) var isAllocating = false

  final var comparisons = ComparisonQueue()
  final var layoutHosts: [LayoutHost] = []
  final var reorderedHosts: [LayoutHost] = []
  private final var isComparing = false
  private final var afterCommit: [[() -> Void]] = Array(
    repeating: [], count: CommitPhase.allCases.count)

  package init() {}

  // MARK: Requests

  package final func setNeedsLayout(_ host: LayoutHost) {
    guard !host.isLayoutPending else { return }
    host.isLayoutPending = true
    layoutHosts.append(host)
    requestFlush()
  }

  package final func setNeedsReorder(_ host: LayoutHost) {
    guard !host.isReorderPending else { return }
    host.isReorderPending = true
    reorderedHosts.append(host)
    requestFlush()
  }

  /// Asks for the item's answers to be compared, before layout, with those before.
  package final func setNeedsComparison(_ item: LayoutItem) {
    comparisons.add(item)
    requestFlush()
  }

  /// Runs an action once this flush's changes are in the platform's tree.
  package final func afterCommit(_ phase: CommitPhase, _ action: @escaping () -> Void) {
    afterCommit[phase.rawValue].append(action)
    requestFlush()
  }

  final func runActionsAfterCommit() {
    for phase in CommitPhase.allCases {
      let due = afterCommit[phase.rawValue]
      afterCommit[phase.rawValue].removeAll(keepingCapacity: true)
      for action in due { action() }
    }
  }

  /// Has the items that changed tell those around them where they answer otherwise than before.
  package final func compareAnswers() {
    guard !isComparing else { return }
    isComparing = true
    defer { isComparing = false }
    while let item = comparisons.next() { item.compareAnswers() }
  }

  /// Called when a scroll view has moved its content.
  package final func contentMoved() { geometry.check() }

  // MARK: For the graph to answer

  /// Asks for an update on the main actor's next turn.
  func requestFlush() {}

  /// Lays out the content of a container that the toolkit has just given a size.
  package func allocate(_ host: LayoutHost, _ size: CGSize) {}

  /// Whether frames that change now may be shown step by step.
  package var animatesFrames: Bool { false }

  /// Begins the motion of a native view's frame; nil where the change is not animated.
  package func makeFrameMotion(of item: NativeItem, from frame: CGRect) -> (any FrameMotion)? {
    nil
  }

  /// Evaluates what is marked and gathers items and native children, without layout.
  ///
  /// A view whose content depends on its size calls it in the middle of a layout.
  package func settle() {}
}

/// The order of what runs after a commit.
package enum CommitPhase: Int, CaseIterable {
  /// `onAppear`, `onDisappear`.
  case appearance
  /// `onPreferenceChange`.
  case preferences
  /// `onChange`.
  case change
  /// Moves of the keyboard focus that the program asked for.
  case focus
  /// `.introspect`: before the view's own tasks.
  case introspection
  /// `task`.
  case task
}
