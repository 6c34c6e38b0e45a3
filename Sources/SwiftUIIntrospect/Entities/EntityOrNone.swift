#if !os(watchOS)
/// What a view type says of a version: the class of the entity, or that it is ``Unavailable``.
public protocol EntityOrNone {
  /// The class that an ``Unavailable`` version would have; `Never` for an entity.
  associatedtype Missing = Never
}

/// In place of an entity's class: the versions from here on have none, as `typealias iOS13 =
/// Unavailable<UITextView>` says. Using them does not compile.
public enum Unavailable<Missing: PlatformEntity>: EntityOrNone {}

/// In place of the classes of other platforms' toolkits. There is no such object.
public final class ForeignEntity: PlatformEntity {
  public typealias Base = ForeignEntity

  private init() {}
}
#endif
