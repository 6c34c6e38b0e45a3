#if !os(watchOS)
/// Where candidates come from: the nodes of the view graph, or what lies between two markers.
@MainActor
protocol CandidateSource {
  var isInWindow: Bool { get }

  /// The object that marks the receiver, where there is one.
  var marker: AnyObject? { get }

  /// What the receiver holds, in document order, an outer object before those inside it.
  var objectsInReceiver: AnySequence<AnyObject> { get }

  /// What encloses the receiver, the nearest first, the window last.
  var objectsAround: AnySequence<AnyObject> { get }

  /// Goes through the receiver until `isMatch` says so.
  func searchReceiver(_ isMatch: (AnyObject) -> Bool)
}

/// Candidates as two sequences.
struct CandidateSequences: CandidateSource {
  let objectsInReceiver: AnySequence<AnyObject>
  let objectsAround: AnySequence<AnyObject>
  let marker: AnyObject?
  let isInWindow: Bool

  func searchReceiver(_ isMatch: (AnyObject) -> Bool) {
    _ = objectsInReceiver.first(where: isMatch)
  }
}
#endif
