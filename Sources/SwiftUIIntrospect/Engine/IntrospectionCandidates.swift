/// The platform objects that one introspection may choose from; valid only during that introspection.
///
/// Both sequences are walked lazily: taking the first match costs what lies before it.
@_spi(Advanced)
@MainActor
public struct IntrospectionCandidates {
  /// What the receiver holds, in document order, an outer object before those inside it.
  public let receiver: AnySequence<AnyObject>

  /// What encloses the receiver, the nearest first, the window last.
  public let ancestors: AnySequence<AnyObject>

  /// The object that marks the receiver on Apple's systems; nil elsewhere.
  let marker: AnyObject?

  let isInWindow: Bool

  init(
    receiver: some Sequence<AnyObject>, ancestors: some Sequence<AnyObject>,
    marker: AnyObject? = nil, isInWindow: Bool
  ) {
    self.receiver = AnySequence(receiver.lazy.map(Self.counted))
    self.ancestors = AnySequence(ancestors.lazy.map(Self.counted))
    self.marker = marker
    self.isInWindow = isInWindow
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
