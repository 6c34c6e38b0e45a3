/// An action for changes of a preference's value.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceActionNode(view, inputs) }
}

extension View {
  /// Calls `action` on the main actor, after the commit, when the value of a preference in this view has changed.
  ///
  /// The first call comes when a view sets a value for the first time.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

private final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
  PreferenceReaderNode<Content, _PreferenceActionModifier<Key>, Key>
where Key.Value: Equatable {
  private var told: Key.Value?
  private var isDue = false

  override func valueMayHaveChanged() {
    guard !isDue else { return }
    isDue = true
    graph.afterCommit(.preferences) { [weak self] in self?.tell() }
  }

  private func tell() {
    isDue = false
    guard isMounted else { return }
    let new = value
    // Nobody has set a value yet: there is nothing to tell.
    if new == nil && told == nil { return }
    let current = new ?? Key.defaultValue
    guard current != told else { return }
    told = current
    modifier.action(current)
  }
}
