#if !os(watchOS)
/// An `introspect` that does not call its closure.
public struct IntrospectionMiss: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// No version in the call (`iOS 17`, `GTK 4 or later`) is the running one, which is nil where
    /// no toolkit draws.
    case otherPlatform(listed: [String], running: Platform?)
    /// The places that were searched hold no such entity.
    case noEntity(Search)
    /// The receiver is not in a window yet. The closure is called once it is.
    case noWindow
  }

  /// What was looked for, and what is there instead.
  public struct Search: Sendable, Hashable {
    /// The class that was looked for, such as `GTK.Entry`.
    public let entity: String
    /// Where it was looked for.
    public let scope: IntrospectionScope
    /// The scope that was not searched but holds a match; empty if there is none.
    public let matchingScope: IntrospectionScope
    /// Whether there is an object of that class all the same, which the view type does not take:
    /// a sheet is a window, but not any window.
    public let holdsClass: Bool
    /// The class that the view type has on the running release, where that is another one: the call's
    /// range of versions goes past a change of class. Nil otherwise.
    public let currentEntity: String?
    /// The classes in the receiver, each once, from the first 100 objects in it.
    public let receiver: [String]
    /// The classes around the receiver, each once, from the nearest 100.
    public let ancestors: [String]
  }

  /// The view type, such as `TextFieldType`.
  public let viewType: String
  public let reason: Reason

  enum Kind {
    case platform, entity, window
  }
}

extension IntrospectionMiss.Search {
  @MainActor
  init<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    of viewType: Kind.Type, by selector: IntrospectionSelector<Entity>,
    in candidates: IntrospectionCandidates, scope: IntrospectionScope
  ) {
    entity = String(reflecting: Entity.self)
    currentEntity = Self.currentEntity(of: viewType, insteadOf: Entity.self)
    self.scope = scope
    matchingScope =
      [IntrospectionScope.receiver, .ancestor].first {
        !scope.contains($0) && selector(candidates, $0) != nil
      } ?? []
    holdsClass =
      scope.contains(.receiver) && candidates.receiver.first(ofType: Entity.self) != nil
      || scope.contains(.ancestor) && candidates.ancestors.first(ofType: Entity.self) != nil
    receiver = Self.classes(candidates.receiver)
    ancestors = Self.classes(candidates.ancestors)
  }

  @MainActor
  private static func currentEntity<Entity: PlatformEntity>(
    of viewType: any IntrospectableViewType.Type, insteadOf entity: Entity.Type
  ) -> String? {
    guard let running = Platform.current,
      let table = viewType as? any PlatformIntrospectable.Type,
      let current = table.entity(on: running), !current.isRelated(to: entity)
    else { return nil }
    return String(reflecting: current)
  }

  private static func classes(_ entities: some Sequence<AnyObject>) -> [String] {
    var names: [String] = []
    for entity in entities.prefix(100) {
      let name = String(reflecting: type(of: entity))
      if !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

extension PlatformEntity {
  /// Whether one of the classes is the other, or inherits from it.
  fileprivate static func isRelated<Other: PlatformEntity>(to other: Other.Type) -> Bool {
    self is Other.Type || other is Self.Type
  }
}

extension IntrospectionMiss: CustomStringConvertible {
  /// One line of text.
  public var description: String { "\(viewType) is not handed over: \(reason)." }
}

extension IntrospectionMiss.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .otherPlatform(let listed, let running):
      let listed = listed.isEmpty ? "nothing" : listed.joined(separator: ", ")
      return "the call lists \(listed), and \(running?.description ?? "no toolkit") is running"
    case .noEntity(let search):
      return search.description
    case .noWindow:
      return "the receiver is not in a window yet"
    }
  }
}

extension IntrospectionMiss.Search: CustomStringConvertible {
  public var description: String {
    var places: [String] = []
    if scope.contains(.receiver) {
      places.append("in the receiver (\(Self.list(receiver)))")
    }
    if scope.contains(.ancestor) {
      places.append("among its ancestors (\(Self.list(ancestors)))")
    }
    if places.isEmpty {
      places.append("in an empty scope")
    }
    let kind = holdsClass ? " of this kind" : ""
    var miss = "no \(entity)\(kind) \(places.joined(separator: " or "))"
    if let currentEntity {
      miss +=
        "; the view type has a \(currentEntity) on this release, write a call of its own for it"
    }
    switch matchingScope {
    case .ancestor: return "\(miss); there is one among its ancestors, use scope: .ancestor"
    case .receiver: return "\(miss); there is one in the receiver, use scope: .receiver"
    default: return miss
    }
  }

  private static func list(_ classes: [String]) -> String {
    classes.isEmpty ? "nothing there" : classes.joined(separator: ", ")
  }
}
#endif
