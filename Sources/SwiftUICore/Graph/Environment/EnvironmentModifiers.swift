import Observation

/// Writes one value into the environment of a view.
public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Changes one value in the environment of a view.
public struct _EnvironmentKeyTransformModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var transform: (inout Value) -> Void

  package init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

/// A primitive modifier whose only effect is on the environment.
package protocol EnvironmentWritingModifier: ViewModifier where Body == Never {
  @MainActor func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentWritingModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { EnvironmentNode(view, inputs) }
}

private final class EnvironmentNode<Content: View, Modifier: EnvironmentWritingModifier>:
  ModifierNode<Content, Modifier>
{
  private let inner: EnvironmentScope

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    let modifier = view.modifier
    inner = EnvironmentScope(parent: inputs.scope) { modifier.modify(&$0) }
    super.init(view, inputs)
  }

  override var contentInputs: _NodeInputs {
    var inputs = childInputs
    inputs.scope = inner
    return inputs
  }

  override func modifierWillChange(to new: Modifier) {
    guard !isBitwiseEqual(modifier, new) else { return }
    inner.update { new.modify(&$0) }
  }

  override func willUnmount() { inner.detach() }
}

extension View {
  /// Sets a value of the environment for the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the view's environment, found by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues.[object: EnvironmentObjectType<T>()], value: object))
  }

  /// Changes a value of the environment for the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
