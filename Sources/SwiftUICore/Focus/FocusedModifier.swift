/// Ties the focus of a view to a focus state.
public struct _FocusedModifier<Value: Hashable> {
  package var binding: FocusState<Value>.Binding
  package var value: Value
}

extension _FocusedModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FocusedNode(view, inputs) }
}

extension View {
  /// Binds the focus of this view to a state: `binding` has `value` while the view has the focus, and giving it
  /// that value moves the focus to the view.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Binds the focus of this view to a state: `condition` is true while the view has the focus, and setting it to
  /// true moves the focus to the view, to false away from it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
}

@MainActor private var targetCount = 0

private final class FocusedNode<Content: View, Value: Hashable>:
  ModifierNode<Content, _FocusedModifier<Value>>, FocusTarget
{
  let order: Int
  private let inner: EnvironmentScope
  private var hasFocus = false

  override init(_ view: ModifiedContent<Content, _FocusedModifier<Value>>, _ inputs: _NodeInputs) {
    targetCount += 1
    order = targetCount
    inner = EnvironmentScope(parent: inputs.scope) { $0.isFocused = false }
    super.init(view, inputs)
  }

  override var contentInputs: _NodeInputs {
    var inputs = childInputs
    inputs.scope = inner
    return inputs
  }

  override func didMakeContent() { graph.focus.add(self) }

  override func modifierDidChange(from old: _FocusedModifier<Value>) {
    if hasFocus, old.value != modifier.value { modifier.binding.store?.adopt(from: graph.focus) }
  }

  func value<V: Hashable>(in store: FocusStore<V>) -> V? {
    store === modifier.binding.store ? modifier.value as? V : nil
  }

  func focusDidMove(_ focus: FocusCoordinator) {
    let isInside = focus.isInside(self)
    if hasFocus != isInside {
      hasFocus = isInside
      inner.update { $0.isFocused = isInside }
    }
    modifier.binding.store?.adopt(from: focus)
  }

  override func willUnmount() {
    graph.focus.remove(self)
    inner.detach()
    if hasFocus { modifier.binding.store?.adopt(from: graph.focus) }
  }
}
