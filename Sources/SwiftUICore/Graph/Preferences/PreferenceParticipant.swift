/// A node that sets, changes or reads the value of a preference key.
///
/// Every node counts the participants in its subtree, so that gathering a value passes over everything else. A
/// reader keeps what it gathered until it is told that something below has changed.
@MainActor
package protocol PreferenceParticipant: _ViewNode {
  associatedtype Key: PreferenceKey
}

extension PreferenceParticipant {
  /// To be called once, when the node's content has been made.
  package func joinPreferences() {
    countPreference(1)
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  /// To be called once, when the node goes.
  package func leavePreferences() {
    countPreference(-1)
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  private func countPreference(_ change: Int) {
    var node: _ViewNode? = self
    while let current = node {
      current.preferenceCount += change
      node = current.isPreferenceBoundary ? nil : current.parent
    }
  }
}

extension _ViewNode {
  /// What is presented elsewhere, in a window or page of its own, keeps its preferences to itself.
  fileprivate var isPreferenceBoundary: Bool { self is any RootNode }

  /// The value of a key in this subtree; nil where nobody sets it.
  package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var sum: K.Value?
    appendPreference(key, to: &sum)
    return sum
  }

  /// Adds the values of the children, in their order.
  package final func appendPreferenceOfChildren<K: PreferenceKey>(
    _ key: K.Type, to sum: inout K.Value?
  ) {
    guard preferenceCount > 0 else { return }
    forEachChild { $0.appendPreference(key, to: &sum) }
  }

  /// Tells the readers above that what this node adds to a key has changed.
  ///
  /// - Parameter key: nil for any key, when participants have moved among each other.
  package final func preferenceDidChange(_ key: ObjectIdentifier?) {
    var node = self
    while !node.isPreferenceBoundary, let parent = node.parent {
      guard parent.preferenceBelowDidChange(key) else { return }
      node = parent
    }
  }

  /// To be called when children have changed their order.
  package final func childrenDidMove() {
    guard preferenceCount > 0, preferenceBelowDidChange(nil) else { return }
    preferenceDidChange(nil)
  }
}
