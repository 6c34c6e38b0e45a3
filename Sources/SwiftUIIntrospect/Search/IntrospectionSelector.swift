#if !os(watchOS)
/// How an entity is found, in each of the two scopes.
public struct IntrospectionSelector<Target: PlatformEntity>: Sendable {
  /// Picks from the candidates; nil if none will do.
  @_spi(Advanced)
  public typealias Search = @MainActor (IntrospectionCandidates) -> Target?

  /// What a candidate stands for: nil if it is not of the class that is looked for, else what is
  /// made of it.
  private typealias Reading = @MainActor (AnyObject) -> Target??

  /// Which candidate is chosen.
  private enum Choice: Sendable {
    /// The first of class `Target`.
    case ofTarget
    /// The first of another class, for what is made of it.
    case first(Reading)
    /// The first of another class of which something is made.
    case firstMade(Reading)
  }

  /// What differs from the usual. A reference, since selectors are kept in as many values as there
  /// are versions.
  private final class Rules: Sendable {
    let choice: Choice
    let receiver: Search?
    let ancestor: Search?
    let seeksControllers: Bool

    init(
      _ choice: Choice, receiver: Search? = nil, ancestor: Search? = nil, seeksControllers: Bool
    ) {
      self.choice = choice
      self.receiver = receiver
      self.ancestor = ancestor
      self.seeksControllers = seeksControllers
    }
  }

  /// Nil for the first candidate of class `Target`.
  private let rules: Rules?

  private init(_ rules: Rules?) { self.rules = rules }

  var receiverSearch: Search? { rules?.receiver }

  var ancestorSearch: Search? { rules?.ancestor }

  /// Whether the candidates are controllers, for which the markers have to be controllers too.
  var seeksControllers: Bool { rules?.seeksControllers ?? Target.controlsViews }

  /// The first candidate of class `Target`.
  @_spi(Advanced)
  public static var `default`: Self { Self(nil) }

  /// What `selector` makes of the first candidate of class `Entry`, such as its window.
  @_spi(Advanced)
  public static func from<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    Self(Rules(.first { ($0 as? Entry).map(selector) }, seeksControllers: Entry.controlsViews))
  }

  /// The first that `selector` makes of a candidate of class `Entry`, whichever that is.
  @_spi(Advanced)
  public static func any<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    Self(Rules(.firstMade { ($0 as? Entry).map(selector) }, seeksControllers: Entry.controlsViews))
  }

  /// The same with another search in the receiver.
  @_spi(Advanced)
  public func withReceiverSelector(_ selector: @escaping Search) -> Self {
    with(receiver: selector, ancestor: rules?.ancestor, seeksControllers: seeksControllers)
  }

  /// The same with another search among the ancestors.
  @_spi(Advanced)
  public func withAncestorSelector(_ selector: @escaping Search) -> Self {
    with(receiver: rules?.receiver, ancestor: selector, seeksControllers: seeksControllers)
  }

  func with(receiver: Search?, ancestor: Search?, seeksControllers: Bool) -> Self {
    Self(
      Rules(
        rules?.choice ?? .ofTarget, receiver: receiver, ancestor: ancestor,
        seeksControllers: seeksControllers))
  }

  /// The first match; the receiver comes before the ancestors.
  @_spi(Internals)
  @MainActor
  public func callAsFunction(
    _ candidates: IntrospectionCandidates, _ scope: IntrospectionScope
  ) -> Target? {
    let inside = scope.contains(.receiver) ? inReceiver(candidates) : nil
    guard scope.contains(.ancestor), inside.map(isSecondChoice) ?? true else { return inside }
    return amongAncestors(candidates) ?? inside
  }

  /// Whether another match is better. A selector's own search has chosen.
  @MainActor
  private func isSecondChoice(_ target: Target) -> Bool {
    Target.canBeIncidental && rules?.receiver == nil && target.isIncidental
  }

  @MainActor
  private func inReceiver(_ candidates: IntrospectionCandidates) -> Target? {
    if let search = rules?.receiver { return search(candidates) }
    var found: Target?
    var secondChoice: Target?
    candidates.searchReceiver {
      guard match($0, &found) else { return false }
      guard let target = found, isSecondChoice(target) else { return true }
      secondChoice = secondChoice ?? target
      found = nil
      return false
    }
    return found ?? secondChoice
  }

  @MainActor
  private func amongAncestors(_ candidates: IntrospectionCandidates) -> Target? {
    if let search = rules?.ancestor { return search(candidates) }
    var found: Target?
    _ = candidates.ancestors.first { match($0, &found) }
    return found
  }

  /// Whether the search ends with this candidate.
  @MainActor
  private func match(_ entity: AnyObject, _ found: inout Target?) -> Bool {
    switch rules?.choice ?? .ofTarget {
    case .ofTarget:
      found = entity as? Target
      return found != nil
    case .first(let reading):
      guard let target = reading(entity) else { return false }
      found = target
      return true
    case .firstMade(let reading):
      found = reading(entity) ?? nil
      return found != nil
    }
  }

  /// Every match in the first of the scopes that has any, each once.
  @MainActor
  func all(_ candidates: IntrospectionCandidates, _ scope: IntrospectionScope) -> [Target] {
    if scope.contains(.receiver) {
      let targets = all(candidates.receiver, or: rules?.receiver, candidates)
      if !targets.isEmpty { return targets }
    }
    guard scope.contains(.ancestor) else { return [] }
    return all(candidates.ancestors, or: rules?.ancestor, candidates)
  }

  @MainActor
  private func all(
    _ entities: AnySequence<AnyObject>, or search: Search?, _ candidates: IntrospectionCandidates
  ) -> [Target] {
    if let search { return search(candidates).map { [$0] } ?? [] }
    var seen: Set<ObjectIdentifier> = []
    var targets: [Target] = []
    for entity in entities {
      var found: Target?
      _ = match(entity, &found)
      if let found, seen.insert(ObjectIdentifier(found)).inserted { targets.append(found) }
    }
    return targets
  }
}
#endif
