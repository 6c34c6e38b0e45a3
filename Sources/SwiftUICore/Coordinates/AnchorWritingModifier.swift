/// Sets a preference from an anchor of the modified view.
package struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  package var anchor: Anchor<AnchorValue>.Source
  package var transform: (Anchor<AnchorValue>) -> Key.Value
}

extension _AnchorWritingModifier: ViewModifier {
  package typealias Body = Never

  @MainActor package static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AnchorWritingNode(view, inputs) }
}

/// Changes a preference by an anchor of the modified view.
package struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey> {
  package var anchor: Anchor<AnchorValue>.Source
  package var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorTransformModifier: ViewModifier {
  package typealias Body = Never

  @MainActor package static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AnchorTransformNode(view, inputs) }
}

private final class AnchorWritingNode<Content: View, AnchorValue, Key: PreferenceKey>:
  ModifierNode<Content, _AnchorWritingModifier<AnchorValue, Key>>, PreferenceParticipant
{
  private lazy var box = AnchorBox<AnchorValue>(self, modifier.anchor)

  override func didMakeContent() { joinPreferences() }

  override func modifierDidChange(from old: _AnchorWritingModifier<AnchorValue, Key>) {
    box = AnchorBox<AnchorValue>(self, modifier.anchor)
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func willUnmount() { leavePreferences() }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    if key == Key.self {
      if let value = modifier.transform(Anchor(box: box)) as? K.Value { K.combine(&sum, value) }
    } else {
      super.appendPreference(key, to: &sum)
    }
  }

  override func preferenceBelowDidChange(_ key: ObjectIdentifier?) -> Bool {
    key != ObjectIdentifier(Key.self)
  }
}

private final class AnchorTransformNode<Content: View, AnchorValue, Key: PreferenceKey>:
  ModifierNode<Content, _AnchorTransformModifier<AnchorValue, Key>>, PreferenceParticipant
{
  private lazy var box = AnchorBox<AnchorValue>(self, modifier.anchor)

  override func didMakeContent() { joinPreferences() }

  override func modifierDidChange(from old: _AnchorTransformModifier<AnchorValue, Key>) {
    box = AnchorBox<AnchorValue>(self, modifier.anchor)
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override func willUnmount() { leavePreferences() }

  override func appendPreference<K: PreferenceKey>(_ key: K.Type, to sum: inout K.Value?) {
    guard key == Key.self else {
      super.appendPreference(key, to: &sum)
      return
    }
    var inner = preferenceOfChildren(Key.self) ?? Key.defaultValue
    modifier.transform(&inner, Anchor(box: box))
    if let value = inner as? K.Value { K.combine(&sum, value) }
  }

  private func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var sum: K.Value?
    appendPreferenceOfChildren(key, to: &sum)
    return sum
  }
}

extension View {
  /// Sets a value for the specified preference key, as a function of an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }

  /// Changes the value of the specified preference key, as a function of its value in this view and an anchor of
  /// this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}
