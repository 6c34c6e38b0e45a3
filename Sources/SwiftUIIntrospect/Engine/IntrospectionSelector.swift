#if !os(watchOS)
#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

/// How an entity is found, in each of the two scopes.
public struct IntrospectionSelector<Target: PlatformEntity>: Sendable {
  /// Picks from the candidates; nil if none will do.
  @_spi(Advanced)
  public typealias Search = @MainActor (IntrospectionCandidates) -> Target?

  /// What a candidate stands for: nil if it is not of the class that is looked for, else what is
  /// made of it.
  private typealias Step = @MainActor (AnyObject) -> Target??

  /// What is not the usual way. A reference, since selectors are kept in as many values as there
  /// are versions.
  private final class Way: Sendable {
    let step: Step?
    /// Whether the search goes on past a candidate of the class of which nothing is made.
    let isAny: Bool
    let receiver: Search?
    let ancestor: Search?
    let seeksControllers: Bool

    init(
      step: Step?, isAny: Bool = false, receiver: Search? = nil, ancestor: Search? = nil,
      seeksControllers: Bool
    ) {
      self.step = step
      self.isAny = isAny
      self.receiver = receiver
      self.ancestor = ancestor
      self.seeksControllers = seeksControllers
    }
  }

  /// Nil for the first candidate of class `Target`.
  private let way: Way?

  private init(_ way: Way?) { self.way = way }

  /// Whether the candidates are controllers, for which the markers have to be controllers too.
  var seeksControllers: Bool { way?.seeksControllers ?? Target.isController }

  /// The first candidate of class `Target`.
  @_spi(Advanced)
  public static var `default`: Self { Self(nil) }

  /// What `selector` makes of the first candidate of class `Entry`, such as its window.
  @_spi(Advanced)
  public static func from<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    Self(Way(step: { ($0 as? Entry).map(selector) }, seeksControllers: Entry.isController))
  }

  /// The first that `selector` makes of a candidate of class `Entry`, whichever that is.
  @_spi(Advanced)
  public static func any<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    Self(
      Way(
        step: { ($0 as? Entry).map(selector) }, isAny: true,
        seeksControllers: Entry.isController))
  }

  /// The same with another search in the receiver.
  @_spi(Advanced)
  public func withReceiverSelector(_ selector: @escaping Search) -> Self {
    with(receiver: selector, ancestor: way?.ancestor, seeksControllers: seeksControllers)
  }

  /// The same with another search among the ancestors.
  @_spi(Advanced)
  public func withAncestorSelector(_ selector: @escaping Search) -> Self {
    with(receiver: way?.receiver, ancestor: selector, seeksControllers: seeksControllers)
  }

  private func with(receiver: Search?, ancestor: Search?, seeksControllers: Bool) -> Self {
    Self(
      Way(
        step: way?.step, isAny: way?.isAny ?? false, receiver: receiver, ancestor: ancestor,
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
    Target.self == ScrollEntity.self && way?.receiver == nil && target.isScrollViewOfText
  }

  @MainActor
  private func inReceiver(_ candidates: IntrospectionCandidates) -> Target? {
    if let search = way?.receiver { return search(candidates) }
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
    if let search = way?.ancestor { return search(candidates) }
    var found: Target?
    _ = candidates.ancestors.first { match($0, &found) }
    return found
  }

  /// Whether the search ends with this candidate.
  @MainActor
  private func match(_ entity: AnyObject, _ found: inout Target?) -> Bool {
    guard let way, let step = way.step else {
      found = entity as? Target
      return found != nil
    }
    guard let target = step(entity) else { return false }
    found = target
    return found != nil || !way.isAny
  }

  /// Every match in the first of the scopes that has any, each once.
  @MainActor
  func all(_ candidates: IntrospectionCandidates, _ scope: IntrospectionScope) -> [Target] {
    if scope.contains(.receiver) {
      let targets = all(candidates.receiver, or: way?.receiver, candidates)
      if !targets.isEmpty { return targets }
    }
    guard scope.contains(.ancestor) else { return [] }
    return all(candidates.ancestors, or: way?.ancestor, candidates)
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

#if canImport(UIKit) || canImport(AppKit)
extension IntrospectionSelector {
  /// The same with another search in the receiver, which starts at the marker in front of it.
  @_spi(Advanced)
  public func withReceiverSelector(
    _ selector: @escaping @MainActor (PlatformViewController) -> Target?
  ) -> Self {
    let search: Search = { ($0.marker as? PlatformViewController).flatMap(selector) }
    return with(receiver: search, ancestor: way?.ancestor, seeksControllers: true)
  }

  /// The same with another search among the ancestors, which starts at the marker in the
  /// receiver.
  @_spi(Advanced)
  public func withAncestorSelector(
    _ selector: @escaping @MainActor (PlatformViewController) -> Target?
  ) -> Self {
    let search: Search = { ($0.marker as? PlatformViewController).flatMap(selector) }
    return with(receiver: way?.receiver, ancestor: search, seeksControllers: true)
  }

  /// The same with a property of the marker in front of the receiver as the search in it.
  @_spi(Advanced)
  public func withReceiverSelector(_ path: KeyPath<PlatformViewController, Target?>) -> Self {
    // A literal without subscripts captures nothing.
    nonisolated(unsafe) let path = path
    return withReceiverSelector { (marker: PlatformViewController) in marker[keyPath: path] }
  }

  /// The same with a property of the marker in the receiver as the search among the ancestors,
  /// such as `\.tabBarController`.
  @_spi(Advanced)
  public func withAncestorSelector(_ path: KeyPath<PlatformViewController, Target?>) -> Self {
    nonisolated(unsafe) let path = path
    return withAncestorSelector { (marker: PlatformViewController) in marker[keyPath: path] }
  }
}
#endif

extension PlatformEntity {
  nonisolated static var isController: Bool {
    #if canImport(UIKit) || canImport(AppKit)
    Base.self == PlatformViewController.self
    #else
    false
    #endif
  }
}
#endif
