#if !os(watchOS)
/// The platform objects that one introspection may choose from; valid only during that
/// introspection.
///
/// Both sequences are walked lazily: taking the first match costs what lies before it.
@_spi(Advanced)
@MainActor
public struct IntrospectionCandidates {
  private let source: any CandidateSource

  init(_ source: any CandidateSource) { self.source = source }

  init(
    receiver: some Sequence<AnyObject>, ancestors: some Sequence<AnyObject>,
    marker: AnyObject? = nil, isInWindow: Bool
  ) {
    source = CandidateSequences(
      objectsInReceiver: AnySequence(receiver), objectsAround: AnySequence(ancestors),
      marker: marker, isInWindow: isInWindow)
  }

  var isInWindow: Bool { source.isInWindow }

  /// The object that marks the receiver on Apple's systems; nil elsewhere.
  var marker: AnyObject? { source.marker }

  /// What the receiver holds, in document order, an outer object before those inside it.
  public var receiver: AnySequence<AnyObject> { Self.counted(source.objectsInReceiver) }

  /// What encloses the receiver, the nearest first, the window last.
  public var ancestors: AnySequence<AnyObject> { Self.counted(source.objectsAround) }

  /// Goes through the receiver until `isMatch` says so.
  func searchReceiver(_ isMatch: (AnyObject) -> Bool) {
    source.searchReceiver { isMatch(Self.counted($0)) }
  }

  private static func counted(_ entities: some Sequence<AnyObject>) -> AnySequence<AnyObject> {
    AnySequence(entities.lazy.map { counted($0) })
  }

  private static func counted(_ entity: AnyObject) -> AnyObject {
    IntrospectionCounts.current.visited += 1
    return entity
  }
}

extension Sequence<AnyObject> {
  /// The first element of a class, by conditional cast.
  func first<Target>(ofType type: Target.Type) -> Target? {
    for case let match as Target in self {
      return match
    }
    return nil
  }
}
#endif
