import Foundation

/// What the graph has done, for tests and benchmarks of its share of an update.
package struct GraphCounters: Equatable, Sendable {
  package var nodesMade = 0
  package var nodesFreed = 0
  /// Marked nodes that a flush visited.
  package var visits = 0
  /// Evaluations of any node, bodies included.
  package var evaluations = 0
  /// Calls of `body`.
  package var bodies = 0
  /// Sizes that were computed, not found in a cache.
  package var measures = 0
  /// Items that were placed anew.
  package var placements = 0
}

/// Makes and keeps the nodes of one window's views up to date.
@MainActor
package final class ViewGraph {
  package let renderer: any Renderer
  package let inbox: Inbox
  package var counters = GraphCounters()
  package let focus = FocusCoordinator()
  package let sceneStorage = SceneValues()

  private var itemOwners: [any ItemOwner] = []
  private var preferenceGatherers: [any PreferenceGatherer] = []
  private var layoutHosts: [LayoutHost] = []
  package let geometry = GeometryTracker()
  private var checkedPlacements = 0
  private var comparisons = ComparisonQueue()
  private var isComparing = false
  private var afterSettling: [() -> Void] = []
  private var reorderedHosts: [LayoutHost] = []
  private var afterCommit: [[() -> Void]] = Array(repeating: [], count: CommitPhase.allCases.count)
  private var internedKeys: [[ObjectIdentifier]: [ObjectIdentifier]] = [:]
  package private(set) var transaction = Transaction()
  private var isFlushing = false
  private var isUpdating = false
  /// Whether any view has had an explicit alignment guide: then changes of sizes may be changes of guides.
  package var usesGuides = false
  /// Whether the toolkit is giving containers their sizes.
  package private(set) var isAllocating = false
  private static let roundLimit = 100

  package init(renderer: any Renderer) {
    self.renderer = renderer
    let target = FlushTarget()
    inbox = Inbox(schedule: renderer.makeFlushScheduler { target.graph?.flush() })
    target.graph = self
  }

  // The scheduler outlives the graph by a turn at most; it must not keep it alive.
  @MainActor private final class FlushTarget {
    weak var graph: ViewGraph?
  }

  /// One copy of each set of keys: many nodes read the same ones.
  package func interned(_ keys: [ObjectIdentifier]) -> [ObjectIdentifier] {
    guard !keys.isEmpty else { return keys }
    if let known = internedKeys[keys] { return known }
    internedKeys[keys] = keys
    return keys
  }

  // MARK: Requests

  /// Asks for the owner's list of items to be gathered anew in this flush.
  package func setNeedsItems(_ owner: any ItemOwner) {
    guard !owner.isItemRefreshPending else { return }
    owner.isItemRefreshPending = true
    itemOwners.append(owner)
    inbox.requestFlush()
  }

  /// Asks for a preference to be gathered anew in this flush.
  package func setNeedsPreferences(_ gatherer: any PreferenceGatherer) {
    preferenceGatherers.append(gatherer)
    inbox.requestFlush()
  }

  package func setNeedsLayout(_ host: LayoutHost) {
    guard !host.isLayoutPending else { return }
    host.isLayoutPending = true
    layoutHosts.append(host)
    inbox.requestFlush()
  }

  package func setNeedsReorder(_ host: LayoutHost) {
    guard !host.isReorderPending else { return }
    host.isReorderPending = true
    reorderedHosts.append(host)
    inbox.requestFlush()
  }

  /// Asks for the item's answers to be compared, before layout, with those before.
  package func setNeedsComparison(_ item: LayoutItem) {
    comparisons.add(item)
    inbox.requestFlush()
  }

  /// Runs an action in this flush, when all that is marked now has been evaluated.
  package func afterSettling(_ action: @escaping () -> Void) {
    afterSettling.append(action)
    inbox.requestFlush()
  }

  /// Runs an action once this flush's changes are in the platform's tree.
  package func afterCommit(_ phase: CommitPhase, _ action: @escaping () -> Void) {
    afterCommit[phase.rawValue].append(action)
    inbox.requestFlush()
  }

  // MARK: Flush

  /// Brings the platform's tree up to date with all changes so far. Called once per turn of the main loop.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    inbox.deliver()
    update()
    transaction = Transaction()
    for phase in CommitPhase.allCases {
      for action in take(&afterCommit[phase.rawValue]) { action() }
    }
  }

  /// As `flush()`, also within an action that a flush calls before or after its update: what the action has
  /// changed is there then, and only actions that are due wait for their turn.
  package func bringUpToDate() {
    guard isFlushing else { return flush() }
    if !isUpdating && !isAllocating { update() }
  }

  /// Lays out the content of a container that the toolkit has just given a size.
  package func allocate(_ host: LayoutHost, _ size: CGSize) {
    let proposal = ProposedViewSize(size)
    guard !isFlushing else {
      host.layout(in: size, proposal: proposal)
      return
    }
    isFlushing = true
    isAllocating = true
    defer {
      isFlushing = false
      isAllocating = false
    }
    compareAnswers()
    host.layout(in: size, proposal: proposal)
    // State that changed waits for the flush that it has asked for: toolkits take changes badly meanwhile.
    let isDone: Bool =
      itemOwners.isEmpty && reorderedHosts.isEmpty && comparisons.isEmpty && layoutHosts.isEmpty
    if !isDone { update() }
  }

  /// Evaluates, compares and lays out until nothing is left to do.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.roundLimit {
      settle()
      let hosts: [LayoutHost] = take(&layoutHosts)
      let ordered: [LayoutHost] =
        hosts.count < 2 ? hosts : hosts.map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }.map(\.0)
      for host in ordered { host.layoutIfNeeded() }
      guard isSettled && layoutHosts.isEmpty else { continue }
      if checkedPlacements == counters.placements { return }
      checkedPlacements = counters.placements
      geometry.check()
      if isSettled && layoutHosts.isEmpty { return }
    }
    reportCutOff()
  }

  /// Called when a scroll view has moved its content.
  package func contentMoved() { geometry.check() }

  private var isSettled: Bool {
    inbox.isEmpty && itemOwners.isEmpty && reorderedHosts.isEmpty && comparisons.isEmpty
      && afterSettling.isEmpty && preferenceGatherers.isEmpty
  }

  private func reportCutOff() {
    Diagnostics.report(
      "A view's update changes what it depends on, again and again; the update was cut off after "
        + "\(Self.roundLimit) rounds.")
  }

  /// Evaluates what is marked and gathers items and native children, without layout.
  ///
  /// A view whose content depends on its size calls it in the middle of a layout.
  package func settle() {
    for _ in 0..<Self.roundLimit {
      evaluateMarked()
      for owner in takeOwners() { owner.refreshItems() }
      for host in take(&reorderedHosts) { host.reorder() }
      gatherPreferences()
      for action in take(&afterSettling) { action() }
      if inbox.isEmpty && itemOwners.isEmpty && reorderedHosts.isEmpty && afterSettling.isEmpty
        && preferenceGatherers.isEmpty
      {
        compareAnswers()
        return
      }
    }
    reportCutOff()
  }

  /// Has the items that changed tell those around them where they answer otherwise than before.
  package func compareAnswers() {
    guard !isComparing else { return }
    isComparing = true
    defer { isComparing = false }
    while let item = comparisons.next() { item.compareAnswers() }
  }

  private func evaluateMarked() {
    let (marked, transaction) = inbox.take()
    self.transaction.merge(transaction)
    for node in marked.sorted(by: { $0.depth < $1.depth }) where node.isMounted && node.isMarked {
      counters.visits += 1
      node.isMarked = false
      node.refresh()
    }
  }

  private func gatherPreferences() {
    // The deepest first: what it shows may change what is gathered further out.
    for gatherer in take(&preferenceGatherers).sorted(by: { $0.depth > $1.depth }) {
      gatherer.gatherPreferences()
    }
  }

  private func takeOwners() -> [any ItemOwner] {
    // The deepest first: an owner's items may be those of an owner below.
    take(&itemOwners).sorted { $0.depth > $1.depth }
  }

  private func take<T>(_ list: inout [T]) -> [T] {
    defer { list.removeAll(keepingCapacity: true) }
    return list
  }
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
