#if GTK
import GTK
import SwiftUICore

extension EventModifiers {
  /// The keys that GTK tells of with an event. Control also stands for Command.
  init(_ state: ModifierType) {
    self = []
    if state.contains(.shift) { insert(.shift) }
    if state.contains(.control) { formUnion([.control, .command]) }
    if state.contains(.alt) { insert(.option) }
    if state.contains(.`super`) || state.contains(.meta) { insert(.command) }
    if state.contains(.lock) { insert(.capsLock) }
  }
}
#endif
