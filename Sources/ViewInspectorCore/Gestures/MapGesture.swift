import SwiftUI

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView {
  /// The keys that must be held during the gesture, all those of its `modifiers(_:)` together.
  public func gestureModifiers<T: Gesture>() throws -> EventModifiers
  where View == ViewType.Gesture<T> {
    try layers.filter { Structure.gestureKeys.matches(.of(value: $0)) }
      .map { try Inspector.attribute(.gestureKeys, of: $0, type: Int.self) }
      .reduce(into: EventModifiers()) { $0.formUnion(EventModifiers(rawValue: $1)) }
  }
}
