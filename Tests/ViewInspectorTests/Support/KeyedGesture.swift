import SwiftUI

// Gestures that need keys are there on macOS and Linux alone. Elsewhere they are the gestures without them.
#if os(macOS) || os(Linux)
typealias KeyedGesture<G: Gesture> = _ModifiersGesture<G>

extension Gesture {
  func keyed(_ keys: EventModifiers) -> KeyedGesture<Self> { modifiers(keys) }
}
#else
typealias KeyedGesture<G: Gesture> = G

extension Gesture {
  func keyed(_ keys: EventModifiers) -> KeyedGesture<Self> { self }
}
#endif
