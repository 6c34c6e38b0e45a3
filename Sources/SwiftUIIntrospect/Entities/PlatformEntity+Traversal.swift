#if !os(watchOS)
extension PlatformEntity {
  /// What encloses this entity, the nearest first.
  @_spi(Internals)
  public var ancestors: some Sequence<Base> {
    sequence(state: ancestor) { entity -> Base? in
      defer { entity = entity?.ancestor as? Base }
      return entity
    }
  }

  /// Whether this entity is the other one, or inside it.
  @_spi(Internals)
  public func isDescendant(of other: Base) -> Bool {
    self === other || ancestors.contains { $0 === other }
  }

  /// All that is inside this entity, in document order, looked at only as far as it is asked for.
  @_spi(Internals)
  public var allDescendants: some Sequence<Base> {
    sequence(state: descendants.reversed()) { waiting -> Base? in
      guard let entity = waiting.popLast() else { return nil }
      waiting += entity.descendants.reversed().compactMap { $0 as? Base }
      return entity
    }
  }
}
#endif
