/// Puts a view made from a preference's value in front of a view.
public struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View> {
  package var transform: (Key.Value) -> Overlay
  package var alignment: Alignment
}

/// Puts a view made from a preference's value behind a view.
public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Overlay: View> {
  package var transform: (Key.Value) -> Overlay
  package var alignment: Alignment
}

extension _OverlayPreferenceModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let location = StateLocation<Key.Value>(Key.defaultValue)
    return PassthroughNode(view, inputs) { view in
      view.content
        .gatherPreference(Key.self) { location.set($0, Transaction()) }
        .overlay(alignment: view.modifier.alignment) {
          PreferenceValueView(location: location, transform: view.modifier.transform)
        }
    }
  }
}

extension _BackgroundPreferenceModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let location = StateLocation<Key.Value>(Key.defaultValue)
    return PassthroughNode(view, inputs) { view in
      view.content
        .gatherPreference(Key.self) { location.set($0, Transaction()) }
        .background(alignment: view.modifier.alignment) {
          PreferenceValueView(location: location, transform: view.modifier.transform)
        }
    }
  }
}

/// A view made from a value that may change.
private struct PreferenceValueView<Value, Content: View>: View {
  let location: StateLocation<Value>
  let transform: (Value) -> Content
  var body: some View { transform(location.get()) }
}

extension View {
  /// Puts in front of this view what `transform` makes of the value of a preference in it.
  ///
  /// - Parameter transform: called on the main actor, again when the value may have changed.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_OverlayPreferenceModifier<Key, T>(transform: transform, alignment: .center))
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_OverlayPreferenceModifier<K, V>(transform: transform, alignment: alignment))
  }

  /// Puts behind this view what `transform` makes of the value of a preference in it.
  ///
  /// - Parameter transform: called on the main actor, again when the value may have changed.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<Key, T>(transform: transform, alignment: .center))
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<K, V>(transform: transform, alignment: alignment))
  }
}
