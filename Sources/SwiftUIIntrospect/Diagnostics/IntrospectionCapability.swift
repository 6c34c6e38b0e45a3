#if !os(watchOS)
/// What introspection can find under a view type on one release of a platform.
public enum IntrospectionCapability: Sendable, Hashable {
  /// An entity of the class is expected, such as `UITableView`; `limit` says where not.
  case expected(entity: String, limit: String?)
  /// The view type does not exist there yet, or nothing is known of it.
  case notYet
  /// There used to be an entity, but there is none since a release.
  case notSince(Platform)
}

extension PlatformIntrospectable {
  /// What can be found under this view type on a platform.
  ///
  /// A fact of the table that the library is made of, not a search: see
  /// ``IntrospectionDiagnostics`` for what a search met. Only the platforms of the toolkit that
  /// the library is built for are known.
  public static func capability(on platform: Platform) -> IntrospectionCapability {
    let entities = Self.entities.filter { platform.isSince($0.0) }
    if let name = entities.last.flatMap({ className($0.1) }) {
      let limit = limits.last { platform.isSince($0.since) }
      return .expected(entity: name, limit: limit?.reason)
    }
    guard let last = entities.lastIndex(where: { className($0.1) != nil }) else { return .notYet }
    return .notSince(entities[last + 1].0)
  }

  /// The class of the entity on a platform; nil if there is none.
  static func entity(on platform: Platform) -> (any PlatformEntity.Type)? {
    entities.last { platform.isSince($0.0) }?.1 as? any PlatformEntity.Type
  }

  /// The entity of each version of each platform, oldest first, or the reason why there is none.
  static var entities: [(Platform, Any.Type)] {
    iOSEntities + tvOSEntities + macOSEntities + visionOSEntities + gtkEntities
  }

  private static func className(_ type: Any.Type) -> String? {
    guard type is any PlatformEntity.Type, type != ForeignEntity.self else { return nil }
    return String(reflecting: type)
  }
}
#endif
