/// The node of a modifier that reads the value of a key in the modified view.
package class PreferenceReaderNode<Content: View, Modifier: ViewModifier, Key: PreferenceKey>:
  ModifierNode<Content, Modifier>, PreferenceParticipant
{
  /// What was gathered, as long as it holds.
  private var gathered: Key.Value??

  package override func didMakeContent() {
    joinPreferences()
    valueMayHaveChanged()
  }

  package override func willUnmount() { leavePreferences() }

  /// The value now; nil where no view sets one.
  package final var value: Key.Value? {
    if let gathered { return gathered }
    var sum: Key.Value?
    appendPreferenceOfChildren(Key.self, to: &sum)
    gathered = .some(sum)
    return sum
  }

  /// Called when something below has changed, at most once between two readings of the value.
  package func valueMayHaveChanged() {}

  package override func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    guard key == Key.self else {
      super.appendPreference(key, to: &sum)
      return
    }
    if let value = value as? K.Value { K.combine(&sum, value) }
  }

  package override func preferenceBelowDidChange(_ key: ObjectIdentifier?) -> Bool {
    guard key == nil || key == ObjectIdentifier(Key.self) else { return true }
    // Whoever is above has been told before, and has not asked since.
    if gathered == nil { return key == nil }
    gathered = nil
    valueMayHaveChanged()
    return true
  }
}
