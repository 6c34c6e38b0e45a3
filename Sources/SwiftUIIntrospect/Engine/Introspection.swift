#if !os(watchOS)
/// One `introspect` in one place of the view tree, for as long as it is there.
@MainActor
final class Introspection {
  private var reported: Set<IntrospectionMiss.Kind> = []
  /// What was handed over and still matches. Weak: the platform owns it.
  private var handedOver: [WeakObject] = []
  /// What waits for its time.
  private var pending: (@MainActor () -> Void)?
  /// What the last search found, if that is asked for.
  private(set) var found: [WeakObject] = []
  private let remembersFound: Bool
  private var isAppearing = false
  private var hasAppeared = false

  /// - Parameter remembersFound: Whether `found` is kept up to date, which costs memory.
  init(remembersFound: Bool = false) { self.remembersFound = remembersFound }

  /// Searches and, at the time that is asked for, hands over what matches.
  ///
  /// - Returns: Whether there is a match.
  @discardableResult
  func run<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    _ request: IntrospectionRequest<Kind, Entity>,
    in candidates: IntrospectionCandidates, reportsMisses: Bool = true
  ) -> Bool {
    guard candidates.isInWindow else {
      if reportsMisses { report(.window, of: Kind.self) { .noWindow } }
      return false
    }
    IntrospectionCounts.current.searches += 1
    var entities: [Entity] = []
    // By far the most frequent one takes no arrays.
    if request.matches == .first, request.timing == .immediate, request.actions.isUpdateOnly {
      if let entity = request.selector(candidates, request.scope) {
        if remembersFound { found = [WeakObject(entity)] }
        request.actions.update?(entity)
        return true
      }
    } else {
      entities = request.entities(in: candidates)
    }
    if remembersFound { found = entities.map { WeakObject($0) } }
    if entities.isEmpty, reportsMisses {
      report(.entity, of: Kind.self) {
        .noEntity(
          IntrospectionMiss.Search(
            of: Kind.self, by: request.selector, in: candidates, scope: request.scope))
      }
    }
    handOver(entities, request.timing, request.actions)
    return !entities.isEmpty
  }

  /// Tells that the view has appeared: it is seen from the next turn on.
  func appeared() {
    guard !isAppearing else { return }
    isAppearing = true
    onNextTurn { $0.hasAppeared = true }
  }

  /// Ends everything: the view has gone.
  func end<Entity: PlatformEntity>(_ actions: IntrospectionActions<Entity>) {
    pending = nil
    let entities = handedOver
    handedOver = []
    for case let entity as Entity in entities.compactMap(\.object) {
      actions.remove?(entity)
    }
  }

  /// Tells that the call does not concern the running platform.
  func skip<Kind: IntrospectableViewType>(
    _ viewType: Kind.Type, listed: @autoclosure () -> [String]
  ) {
    report(.platform, of: viewType) {
      .otherPlatform(listed: listed(), running: Platform.current)
    }
  }

  private func handOver<Entity: PlatformEntity>(
    _ entities: [Entity], _ timing: IntrospectionTiming, _ actions: IntrospectionActions<Entity>
  ) {
    if timing == .immediate || (timing == .afterAppearing && hasAppeared) {
      return deliver(entities, actions)
    }
    let waiting = entities.map { WeakObject($0) }
    let wasEmpty = pending == nil
    pending = { [weak self] in
      self?.deliver(waiting.compactMap { $0.object as? Entity }, actions)
    }
    if timing == .nextTurn, wasEmpty { onNextTurn() }
  }

  private func onNextTurn(_ change: @escaping @MainActor (Introspection) -> Void = { _ in }) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      change(self)
      guard let action = pending else { return }
      pending = nil
      action()
    }
  }

  private func deliver<Entity: PlatformEntity>(
    _ entities: [Entity], _ actions: IntrospectionActions<Entity>
  ) {
    guard !actions.isUpdateOnly else {
      for entity in entities { actions.update?(entity) }
      return
    }
    let known = handedOver.compactMap(\.object)
    handedOver = entities.map { WeakObject($0) }
    for case let entity as Entity in known where !entities.contains(where: { $0 === entity }) {
      actions.remove?(entity)
    }
    for entity in entities {
      if !known.contains(where: { $0 === entity }) { actions.first?(entity) }
      actions.update?(entity)
    }
  }

  private func report<Kind: IntrospectableViewType>(
    _ kind: IntrospectionMiss.Kind, of viewType: Kind.Type,
    reason: () -> IntrospectionMiss.Reason
  ) {
    guard IntrospectionDiagnostics.isOn, reported.insert(kind).inserted else { return }
    // Explaining looks at entities that the search itself did not.
    let counts = IntrospectionCounts.current
    let miss = IntrospectionMiss(viewType: String(describing: viewType), reason: reason())
    IntrospectionCounts.current = counts
    IntrospectionDiagnostics.report(miss)
  }
}

struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
#endif
