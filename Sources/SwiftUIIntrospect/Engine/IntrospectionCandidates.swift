#if !os(watchOS)
#if os(Linux)
@_spi(Introspection) import SwiftUICore
#endif

/// The platform objects that one introspection may choose from; valid only during that
/// introspection.
///
/// Both sequences are walked lazily: taking the first match costs what lies before it.
@_spi(Advanced)
@MainActor
public struct IntrospectionCandidates {
  private enum Source {
    case sequences(receiver: AnySequence<AnyObject>, ancestors: AnySequence<AnyObject>)
    #if os(Linux)
    case elements(PlatformElements)
    #endif
  }

  private let source: Source

  /// The object that marks the receiver on Apple's systems; nil elsewhere.
  let marker: AnyObject?

  let isInWindow: Bool

  init(
    receiver: some Sequence<AnyObject>, ancestors: some Sequence<AnyObject>,
    marker: AnyObject? = nil, isInWindow: Bool
  ) {
    source = .sequences(receiver: AnySequence(receiver), ancestors: AnySequence(ancestors))
    self.marker = marker
    self.isInWindow = isInWindow
  }

  #if os(Linux)
  init(_ elements: PlatformElements) {
    source = .elements(elements)
    marker = nil
    isInWindow = elements.isInWindow
  }
  #endif

  /// What the receiver holds, in document order, an outer object before those inside it.
  public var receiver: AnySequence<AnyObject> {
    switch source {
    case .sequences(let receiver, _): Self.counted(receiver)
    #if os(Linux)
    case .elements(let elements): Self.counted(elements.receiver)
    #endif
    }
  }

  /// What encloses the receiver, the nearest first, the window last.
  public var ancestors: AnySequence<AnyObject> {
    switch source {
    case .sequences(_, let ancestors): Self.counted(ancestors)
    #if os(Linux)
    case .elements(let elements):
      Self.counted(AnySequence { elements.ancestors.makeIterator() })
    #endif
    }
  }

  /// Goes through the receiver until `isMatch` says so.
  func searchReceiver(_ isMatch: (AnyObject) -> Bool) {
    #if os(Linux)
    // Introspections may be as many as views, and a sequence costs more than the search.
    if case .elements(let elements) = source {
      return elements.walkReceiver { isMatch(Self.counted($0)) }
    }
    #endif
    _ = receiver.first(where: isMatch)
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
