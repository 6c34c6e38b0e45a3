#if os(Linux)
@_spi(Introspection) import SwiftUICore

extension PlatformElements: CandidateSource {
  var marker: AnyObject? { nil }

  var objectsInReceiver: AnySequence<AnyObject> { AnySequence(receiver) }

  var objectsAround: AnySequence<AnyObject> { AnySequence { ancestors.makeIterator() } }

  // Introspections may be as many as views, and a sequence costs more than the search.
  func searchReceiver(_ isMatch: (AnyObject) -> Bool) { walkReceiver(until: isMatch) }
}
#endif
