/// An action for changes of a value that a scene depends on.
struct SceneValueAction<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension SceneValueAction: _SceneModifier {
  static func _makeModifiedSceneNode<S: Scene>(
    _ scene: ModifiedContent<S, Self>, _ inputs: _NodeInputs
  ) -> _SceneNode<ModifiedContent<S, Self>> { SceneValueActionNode(scene, inputs) }
}

private final class SceneValueActionNode<Content: Scene, Value: Equatable>:
  SceneModifierNode<Content, SceneValueAction<Value>>
{
  // The value as of the last commit, while a call is due.
  private var before: Value?

  override func didMakeContent() {
    guard modifier.initial else { return }
    graph.afterCommit(.change) { [weak self] in
      guard let self, isMounted else { return }
      modifier.action(modifier.value, modifier.value)
    }
  }

  override func modifierDidChange(from old: SceneValueAction<Value>) {
    guard before == nil, old.value != modifier.value else { return }
    before = old.value
    graph.afterCommit(.change) { [weak self] in self?.deliver() }
  }

  private func deliver() {
    guard let old = before else { return }
    before = nil
    if isMounted, old != modifier.value { modifier.action(old, modifier.value) }
  }
}

extension Scene {
  /// Calls `action` on the main actor when `value` has changed, with the old and the new value.
  ///
  /// - Parameter initial: whether to call it also when the scene appears, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self, modifier: SceneValueAction(value: value, initial: initial, action: action))
  }

  /// Calls `action` on the main actor when `value` has changed.
  ///
  /// - Parameter initial: whether to call it also when the scene appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: SceneValueAction(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls `action` on the main actor when `value` has changed, with the new value.
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: SceneValueAction(value: value, initial: false) { _, new in action(new) })
  }
}
