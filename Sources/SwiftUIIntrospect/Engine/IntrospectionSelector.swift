/// How an entity is found, in each of the two scopes.
public struct IntrospectionSelector<Target: PlatformEntity>: Sendable {
  /// Picks from the candidates; nil if none will do.
  @_spi(Advanced)
  public typealias Search = @MainActor (IntrospectionCandidates) -> Target?

  private var receiverSelector: Search
  private var ancestorSelector: Search

  /// The first candidate of class `Target`.
  @_spi(Advanced)
  public static var `default`: Self { .from(Target.self, selector: { $0 }) }

  /// What `selector` makes of the first candidate of class `Entry`, such as its window.
  @_spi(Advanced)
  public static func from<Entry: PlatformEntity>(
    _ entryType: Entry.Type, selector: @escaping @MainActor (Entry) -> Target?
  ) -> Self {
    Self(
      receiverSelector: { $0.receiver.first(ofType: Entry.self).flatMap(selector) },
      ancestorSelector: { $0.ancestors.first(ofType: Entry.self).flatMap(selector) })
  }

  /// The same with another search in the receiver.
  @_spi(Advanced)
  public func withReceiverSelector(_ selector: @escaping Search) -> Self {
    var copy = self
    copy.receiverSelector = selector
    return copy
  }

  /// The same with another search among the ancestors.
  @_spi(Advanced)
  public func withAncestorSelector(_ selector: @escaping Search) -> Self {
    var copy = self
    copy.ancestorSelector = selector
    return copy
  }

  @MainActor
  func callAsFunction(
    _ candidates: IntrospectionCandidates, _ scope: IntrospectionScope
  ) -> Target? {
    if scope.contains(.receiver), let target = receiverSelector(candidates) {
      return target
    }
    return scope.contains(.ancestor) ? ancestorSelector(candidates) : nil
  }
}
