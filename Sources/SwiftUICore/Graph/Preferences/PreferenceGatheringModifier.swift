/// Hands the value of a preference in a view to whoever shows the view: a window its title, a bar its items.
package struct PreferenceGatheringModifier<Key: PreferenceKey> {
  package var action: @MainActor (Key.Value) -> Void

  package init(action: @escaping @MainActor (Key.Value) -> Void) { self.action = action }
}

extension PreferenceGatheringModifier: ViewModifier {
  package typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PreferenceGatheringNode(view, inputs) }
}

extension View {
  /// Calls `action` with the value of a preference in this view: for the first time with the first update, and
  /// again when the value may have changed, in the update that changes it and before layout.
  nonisolated package func gatherPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ action: @escaping @MainActor (K.Value) -> Void
  ) -> some View {
    modifier(PreferenceGatheringModifier<K>(action: action))
  }
}

/// A node that wants to read a preference once the update's marked nodes have been evaluated.
@MainActor
package protocol PreferenceGatherer: AnyObject {
  var depth: Int { get }
  func gatherPreferences()
}

private final class PreferenceGatheringNode<Content: View, Key: PreferenceKey>:
  PreferenceReaderNode<Content, PreferenceGatheringModifier<Key>, Key>, PreferenceGatherer
{
  private var last: Key.Value?
  private var isDue = false

  override func valueMayHaveChanged() {
    guard !isDue else { return }
    isDue = true
    graph.setNeedsPreferences(self)
  }

  func gatherPreferences() {
    isDue = false
    guard isMounted else { return }
    let new = value ?? Key.defaultValue
    if let last, isKnownEqual(last, new) { return }
    last = new
    modifier.action(new)
  }
}
