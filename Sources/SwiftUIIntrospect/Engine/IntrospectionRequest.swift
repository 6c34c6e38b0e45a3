#if !os(watchOS)
/// Which of several matches are handed over.
public enum IntrospectionMatches: Sendable, Hashable {
  /// The first in the receiver in document order, an outer entity before those inside it; the
  /// nearest among the ancestors. Of equal containers inside each other that is the outermost, or
  /// the nearest.
  case first
  /// Each match in the receiver, in document order, those inside other matches included. If there
  /// is none and the scope says so, each among the ancestors.
  case all
}

/// When an entity is handed over.
public enum IntrospectionTiming: Sendable, Hashable {
  /// As soon as it is found: in the middle of the view update, before the entity is seen.
  case immediate
  /// On the next turn of the main loop, after SwiftUI has set its own values. State changes are
  /// allowed then.
  case nextTurn
  /// The first time after the view has appeared, its transition included where a controller tells
  /// of one; later on at once.
  case afterAppearing
}

/// What one call of `introspect` asks for on the running platform.
struct IntrospectionRequest<Kind: IntrospectableViewType, Entity: PlatformEntity> {
  let selector: IntrospectionSelector<Entity>
  let scope: IntrospectionScope
  var matches: IntrospectionMatches = .first
  var timing: IntrospectionTiming = .immediate
  let actions: IntrospectionActions<Entity>

  @MainActor
  func entities(in candidates: IntrospectionCandidates) -> [Entity] {
    switch matches {
    case .first: selector(candidates, scope).map { [$0] } ?? []
    case .all: selector.all(candidates, scope)
    }
  }
}

/// What is done with an entity.
struct IntrospectionActions<Entity: PlatformEntity> {
  typealias Action = (Entity) -> Void

  var first: Action?
  var update: Action?
  var remove: Action?

  var isUpdateOnly: Bool { first == nil && remove == nil }

  static func both(_ one: Action?, _ other: Action?) -> Action? {
    guard let one, let other else { return one ?? other }
    return {
      one($0)
      other($0)
    }
  }
}
#endif
