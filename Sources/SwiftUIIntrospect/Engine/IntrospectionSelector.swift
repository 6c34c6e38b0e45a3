/// How an entity is found, in each of the two scopes.
public struct IntrospectionSelector<Target: PlatformEntity>: Sendable {
  /// Picks from the candidates; nil if none will do.
  @_spi(Advanced)
  public typealias Search = @MainActor (IntrospectionCandidates) -> Target?

  private typealias Transform = @MainActor (AnyObject) -> Target?

  private var receiverSelector: Search
  private var ancestorSelector: Search
  /// What each candidate stands for, where more than the first match is asked for.
  private var receiverTransform: Transform?
  private var ancestorTransform: Transform?
  /// Whether the candidates are controllers, for which the markers have to be controllers too.
  private(set) var seeksControllers: Bool

  /// The first candidate of class `Target`.
  @_spi(Advanced)
  public static var `default`: Self { .from(Target.self, selector: { $0 }) }

  /// What `selector` makes of the first candidate of class `Entry`, such as its window.
  @_spi(Advanced)
  public static func from<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    var result = any(entryType, selector: selector)
    result.receiverSelector = { $0.receiver.first(ofType: Entry.self).flatMap(selector) }
    result.ancestorSelector = { $0.ancestors.first(ofType: Entry.self).flatMap(selector) }
    return result
  }

  /// The first that `selector` makes of a candidate of class `Entry`, whichever that is.
  @_spi(Advanced)
  public static func any<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    let transform: Transform = { ($0 as? Entry).flatMap(selector) }
    return Self(
      receiverSelector: { $0.receiver.lazy.compactMap(transform).first },
      ancestorSelector: { $0.ancestors.lazy.compactMap(transform).first },
      receiverTransform: transform, ancestorTransform: transform,
      seeksControllers: Entry.isController)
  }

  /// The same with another search in the receiver.
  @_spi(Advanced)
  public func withReceiverSelector(_ selector: @escaping Search) -> Self {
    var copy = self
    copy.receiverSelector = selector
    copy.receiverTransform = nil
    return copy
  }

  /// The same with another search among the ancestors.
  @_spi(Advanced)
  public func withAncestorSelector(_ selector: @escaping Search) -> Self {
    var copy = self
    copy.ancestorSelector = selector
    copy.ancestorTransform = nil
    return copy
  }

  /// The first match; the receiver comes before the ancestors.
  @_spi(Internals)
  @MainActor
  public func callAsFunction(
    _ candidates: IntrospectionCandidates, _ scope: IntrospectionScope
  ) -> Target? {
    if scope.contains(.receiver), let target = receiverSelector(candidates) {
      return target
    }
    return scope.contains(.ancestor) ? ancestorSelector(candidates) : nil
  }

  /// Every match in the first of the scopes that has any, each once.
  @MainActor
  func all(_ candidates: IntrospectionCandidates, _ scope: IntrospectionScope) -> [Target] {
    if scope.contains(.receiver) {
      let targets = Self.all(
        candidates.receiver, receiverTransform, or: { receiverSelector(candidates) })
      if !targets.isEmpty { return targets }
    }
    guard scope.contains(.ancestor) else { return [] }
    return Self.all(candidates.ancestors, ancestorTransform, or: { ancestorSelector(candidates) })
  }

  @MainActor
  private static func all(
    _ entities: AnySequence<AnyObject>, _ transform: Transform?, or first: () -> Target?
  ) -> [Target] {
    guard let transform else { return first().map { [$0] } ?? [] }
    var seen: Set<ObjectIdentifier> = []
    return entities.compactMap(transform).filter { seen.insert(ObjectIdentifier($0)).inserted }
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
      var copy = withReceiverSelector(search)
      copy.seeksControllers = true
      return copy
    }

    /// The same with another search among the ancestors, which starts at the marker in the receiver.
    @_spi(Advanced)
    public func withAncestorSelector(
      _ selector: @escaping @MainActor (PlatformViewController) -> Target?
    ) -> Self {
      let search: Search = { ($0.marker as? PlatformViewController).flatMap(selector) }
      var copy = withAncestorSelector(search)
      copy.seeksControllers = true
      return copy
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
