/// Changes the value of a preference key that the views in a view set.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  public var transform: (inout Key.Value) -> Void

  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceTransformNode(view, inputs) }
}

extension View {
  /// Applies a transformation to a preference value.
  ///
  /// - Parameter callback: called on the main actor with what the views in this one set, or the key's default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}

private final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  ModifierNode<Content, _PreferenceTransformModifier<Key>>, PreferenceParticipant
{
  override func didMakeContent() { joinPreferences() }

  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) {
    // Closures can't be compared.
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func refresh() { preferenceDidChange(ObjectIdentifier(Key.self)) }

  override func willUnmount() { leavePreferences() }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    guard key == Key.self else {
      super.appendPreference(key, to: &sum)
      return
    }
    var own: Key.Value?
    appendPreferenceOfChildren(Key.self, to: &own)
    var value = own ?? Key.defaultValue
    // What the closure reads is charged to this node.
    evaluating(_PreferenceTransformModifier<Key>.self) { modifier.transform(&value) }
    if let value = value as? K.Value { K.combine(&sum, value) }
  }
}
