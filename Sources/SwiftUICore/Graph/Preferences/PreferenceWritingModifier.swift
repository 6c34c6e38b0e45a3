/// Sets the value of a preference key for a view.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  public var value: Key.Value

  public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: Sendable where Key.Value: Sendable {}
extension _PreferenceWritingModifier: Equatable where Key.Value: Equatable {}

extension _PreferenceWritingModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceWritingNode(view, inputs) }
}

extension View {
  /// Sets a value for the given preference. It stands in place of what the views in this one set.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
}

private final class PreferenceWritingNode<Content: View, Key: PreferenceKey>:
  ModifierNode<Content, _PreferenceWritingModifier<Key>>, PreferenceParticipant
{
  override func didMakeContent() { joinPreferences() }

  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    if !isKnownEqual(old.value, modifier.value) { preferenceDidChange(ObjectIdentifier(Key.self)) }
  }

  override func willUnmount() { leavePreferences() }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    if key == Key.self {
      if let value = modifier.value as? K.Value { K.combine(&sum, value) }
    } else {
      super.appendPreference(key, to: &sum)
    }
  }

  override func preferenceBelowDidChange(_ key: ObjectIdentifier?) -> Bool {
    key != ObjectIdentifier(Key.self)
  }
}
