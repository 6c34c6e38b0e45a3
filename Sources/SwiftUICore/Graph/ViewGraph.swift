import Foundation

/// Makes and keeps the nodes of one window's views up to date.
@MainActor
package final class ViewGraph: LayoutGraph {
  package let renderer: any Renderer
  /// What makes the native views of views that are only described; set by those who describe.
  package var describer: (any NativeViewMaker)?
  package let inbox: Inbox
  /// The container of the window, or of what stands for one, that the graph was made for.
  package weak var rootContainer: (any NativeContainer)?
  /// Which native view has the keyboard focus.
  package let focused = FocusTracker()
  private var services: [ObjectIdentifier: any GraphService] = [:]

  private var itemOwners: [any ItemOwner] = []
  private var preferenceGatherers: [any PreferenceGatherer] = []
  private var checkedPlacements = 0
  private var afterSettling: [() -> Void] = []
  private var internedKeys: [[ObjectIdentifier]: [ObjectIdentifier]] = [:]
  /// The transaction of the changes that the update under way brings in.
  package private(set) var transaction = Transaction()
  /// What is on its way from one value to another.
  package private(set) lazy var animations = AnimationDriver(self)
  private var isFlushing = false
  private var isUpdating = false
  private static let roundLimit = 100

  package init(renderer: any Renderer) {
    self.renderer = renderer
    let target = FlushTarget()
    inbox = Inbox(schedule: renderer.makeFlushScheduler { target.graph?.flush() })
    super.init()
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

  /// What another room keeps for each graph, made when it is first asked for.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    let key = ObjectIdentifier(type)
    if let known = services[key] as? Service { return known }
    let service = Service(self)
    services[key] = service
    return service
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

  /// Runs an action in this flush, when all that is marked now has been evaluated.
  package func afterSettling(_ action: @escaping () -> Void) {
    afterSettling.append(action)
    inbox.requestFlush()
  }

  /// Has what begins to move in `body` hold a completion until it has ended.
  package func withCompletion(_ completion: AnimationCompletion?, _ body: () -> Void) {
    guard let completion else { return body() }
    transaction.completions.append(completion)
    body()
    transaction.completions.removeAll { $0 === completion }
  }

  override func requestFlush() { inbox.requestFlush() }

  package override var animatesFrames: Bool { animations.isArmed && animations.showsMotion }

  package override func makeFrameMotion(
    of item: NativeItem, from frame: CGRect
  ) -> (any FrameMotion)? {
    guard let node = item.owner as? _ViewNode, node.transaction.animation != nil else { return nil }
    return MovingFrame(item, node, from: frame)
  }

  // MARK: Flush

  /// Brings the platform's tree up to date with all changes so far. Called once per turn of the main loop.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    inbox.deliver()
    updateEachTurn()
    runActionsAfterCommit()
  }

  /// Brings the tree up to date as `flush()` does, also within an action that a flush calls before or after its update: what the action has
  /// changed is there then, and only actions that are due wait for their turn.
  package func bringUpToDate() {
    guard isFlushing else { return flush() }
    if !isUpdating && !isAllocating { updateEachTurn() }
  }

  package override func allocate(_ host: LayoutHost, _ size: CGSize) {
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
    let isDone =
      itemOwners.isEmpty && reorderedHosts.isEmpty && comparisons.isEmpty && layoutHosts.isEmpty
    if !isDone { update() }
  }

  /// Brings in the changes of one transaction after those of another, so that each animates its own.
  private func updateEachTurn() {
    for _ in 0..<Self.roundLimit {
      transaction = inbox.nextTransaction ?? Transaction()
      withinTurn(of: transaction) { update() }
      animations.turnDidEnd()
      transaction = Transaction()
      if inbox.isEmpty { return }
    }
    reportCutOff()
  }

  /// Evaluates, compares and lays out until nothing of the turn is left to do.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.roundLimit {
      settle()
      let hosts = take(&layoutHosts)
      let ordered =
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

  private var isSettled: Bool {
    inbox.isEmpty(in: transaction.turn) && itemOwners.isEmpty && reorderedHosts.isEmpty
      && comparisons.isEmpty
      && afterSettling.isEmpty && preferenceGatherers.isEmpty
  }

  private func reportCutOff() {
    Diagnostics.report(
      "A view's update changes what it depends on, again and again; the update was cut off after "
        + "\(Self.roundLimit) rounds.")
  }

  package override func settle() {
    for _ in 0..<Self.roundLimit {
      evaluateMarked()
      for owner in takeOwners() { owner.refreshItems() }
      for host in take(&reorderedHosts) { host.reorder() }
      gatherPreferences()
      for action in take(&afterSettling) { action() }
      if inbox.isEmpty(in: transaction.turn) && itemOwners.isEmpty && reorderedHosts.isEmpty
        && afterSettling.isEmpty
        && preferenceGatherers.isEmpty
      {
        compareAnswers()
        return
      }
    }
    reportCutOff()
  }

  private func evaluateMarked() {
    let marked = inbox.take(in: transaction.turn)
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
