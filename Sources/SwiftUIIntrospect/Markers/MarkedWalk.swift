#if !os(watchOS)
/// An object that the engine itself put into the platform's tree.
@MainActor
protocol IntrospectionMarker: AnyObject {}

/// The way from the marker behind a view to the one in front of it, in document order: what lies
/// between is the view's. It costs what it passes, however large the rest of the window is.
@MainActor
struct MarkedWalk<Entity: PlatformEntity> where Entity.Base == Entity {
  private let front: Entity
  /// What encloses the marker in front, which is not the view's.
  private let enclosing: Set<ObjectIdentifier>
  /// Where the walk is: on each level, what is still to come.
  private var levels: [ArraySlice<Entity>] = []

  /// - Returns: Nil if the two are in no common tree.
  init?(from anchor: Entity, to front: Entity) {
    self.front = front
    let path = sequence(first: front, next: \.ancestor).dropFirst()
    enclosing = Set(path.map { ObjectIdentifier($0) })
    var current = anchor
    while let parent = current.ancestor {
      let siblings = parent.descendants
      let place = SiblingPlace.find(current, in: siblings) ?? siblings.endIndex - 1
      levels.insert(siblings[min(place + 1, siblings.endIndex)...], at: 0)
      if enclosing.contains(ObjectIdentifier(parent)) { return }
      current = parent
    }
    return nil
  }

  mutating func next() -> Entity? {
    while let entity = advance() {
      if entity === front {
        levels = []
      } else if !(entity is any IntrospectionMarker) {
        let inside = entity.descendants
        levels.append(inside[...])
        if !enclosing.contains(ObjectIdentifier(entity)), !Self.holdsMarkerOnly(inside) {
          return entity
        }
      }
    }
    return nil
  }

  private mutating func advance() -> Entity? {
    while let level = levels.indices.last {
      if let entity = levels[level].popFirst() { return entity }
      levels.removeLast()
    }
    return nil
  }

  /// Whether an entity is what SwiftUI puts around a marker of another introspection.
  private static func holdsMarkerOnly(_ inside: [Entity]) -> Bool {
    inside.count == 1 && inside.first is any IntrospectionMarker
  }
}

/// Where an entity is among its siblings.
@MainActor
private enum SiblingPlace {
  /// Where the last one was: the next that is asked for most often comes soon after it, and
  /// toolkits do not tell.
  private static var last = 0
  /// Fewer siblings are simply looked through.
  private static let few = 16

  static func find<Entity: PlatformEntity>(_ entity: Entity, in siblings: [Entity]) -> Int? {
    guard siblings.count > few else { return siblings.firstIndex { $0 === entity } }
    let near = siblings.dropFirst(last).prefix(8)
    let place = near.firstIndex { $0 === entity } ?? siblings.firstIndex { $0 === entity }
    last = place ?? 0
    return place
  }
}

extension MarkedWalk {
  /// What encloses both markers, the nearest first.
  static func around(_ anchor: Entity, _ front: Entity) -> AnySequence<Entity> {
    let enclosing = Set(
      sequence(first: anchor, next: \.ancestor).dropFirst().map { ObjectIdentifier($0) })
    let path = sequence(first: front, next: \.ancestor).dropFirst()
    return AnySequence(path.drop { !enclosing.contains(ObjectIdentifier($0)) })
  }
}

/// A walk as a sequence. Sequences are not isolated, but these are walked on the main actor only.
struct MainActorSequence: Sequence, IteratorProtocol {
  private let advance: @MainActor () -> AnyObject?

  init(_ next: @escaping @MainActor () -> AnyObject?) {
    advance = next
  }

  mutating func next() -> AnyObject? {
    let advance = advance
    return MainActor.assumeIsolated { OnMainActor(value: advance()) }.value
  }

  private struct OnMainActor: @unchecked Sendable {
    let value: AnyObject?
  }
}
#endif
