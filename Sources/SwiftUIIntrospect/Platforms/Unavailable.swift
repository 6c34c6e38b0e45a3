#if !os(watchOS)
  /// Stands for the entity of a platform version on which a view type has none, so that naming this
  /// version for this view type does not compile. `Entity` is the class of other versions, for
  /// which a member that is marked unavailable says why.
  public enum Unavailable<Entity> {}
#endif
