#if !os(watchOS)
/// What a view type says of a version: the class of the entity, or ``UnavailableInThisVersion``.
public protocol EntityOrNone {
  /// The class that a version without an entity would have; `Never` for an entity.
  associatedtype Missing = Never
}

/// In place of an entity's class: the versions from here on have none, as `typealias iOS13 =
/// UnavailableInThisVersion<UITextView>` says. Using one does not compile; the name is what the
/// compiler's message then says.
public enum UnavailableInThisVersion<Missing: PlatformEntity>: EntityOrNone {}

/// In place of the classes of other platforms' toolkits. There is no such object.
public final class ForeignEntity: PlatformEntity {
  public typealias Base = ForeignEntity

  private init() {}
}
#endif
