/// Names a value that the view with the focus tells others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A collection of state exported by the focused scene or view and its ancestors.
public struct FocusedValues {
  package var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Where focused values are published and read: one for each graph.
@MainActor
package final class FocusedValueStore {
  private struct Source {
    let owner: ObjectIdentifier
    weak var node: _ViewNode?
    /// Whether the values are those of the window, wherever the focus is in it.
    let isScene: Bool
    let write: (inout FocusedValues) -> Void
  }
  private var sources: [Source] = []
  private var readers = Readers()

  nonisolated package init() {}

  func set(
    _ node: _ViewNode, isScene: Bool, _ write: ((inout FocusedValues) -> Void)?
  ) {
    let owner = ObjectIdentifier(node)
    let index = sources.firstIndex { $0.owner == owner }
    if let write {
      let source = Source(owner: owner, node: node, isScene: isScene, write: write)
      if let index { sources[index] = source } else { sources.append(source) }
    } else if let index {
      sources.remove(at: index)
    }
    changed()
  }

  /// Has everybody who read values read them again.
  package func changed() {
    for reader in readers.take() {
      reader.node.inbox.mark(reader.node, generation: reader.generation)
    }
  }

  /// The values around the view that has the focus, and those of the window.
  package func values(_ focus: FocusCoordinator) -> FocusedValues {
    readers.registerCurrent()
    var values = FocusedValues()
    for source in sources {
      guard let node = source.node, node.isMounted else { continue }
      if source.isScene || focus.isInside(node) { source.write(&values) }
    }
    return values
  }
}

/// Publishes a value while the focus is in a view, or for its window.
package struct FocusedValueModifier<Value> {
  package var keyPath: WritableKeyPath<FocusedValues, Value?>
  package var value: Value?
  package var isScene: Bool
}

extension FocusedValueModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FocusedValueNode(view, inputs) }
}

private final class FocusedValueNode<Content: View, Value>:
  ModifierNode<Content, FocusedValueModifier<Value>>
{
  override func didMakeContent() { publish() }
  override func modifierDidChange(from old: FocusedValueModifier<Value>) { publish() }

  private func publish() {
    let keyPath = modifier.keyPath
    let value = modifier.value
    graph.focus.values.set(self, isScene: modifier.isScene) { values in
      if let value { values[keyPath: keyPath] = value }
    }
  }

  override func willUnmount() {
    graph.focus.values.set(self, isScene: modifier.isScene, nil)
    super.willUnmount()
  }
}

/// What the view with the focus, or a view around it, tells.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  package let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; nil while the focus is elsewhere.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    value = node.graph.focus.values.values(node.graph.focus)[keyPath: keyPath]
  }
}

extension FocusedValue: ComparedInPart {
  package func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

/// A convenience property wrapper for observing and automatically unwrapping state bindings from the focused view or one
/// of its ancestors.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  package var binding: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    let found = binding.wrappedValue
    return Binding<Value?>(
      get: { found?.wrappedValue }, set: { if let new = $0 { found?.wrappedValue = new } })
  }
}

extension FocusedBinding: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    binding.install(into: &slot, node: node)
  }
}

extension FocusedBinding: ComparedInPart {
  package func isSame(as other: FocusedBinding) -> Bool { binding.isSame(as: other.binding) }
}

extension View {
  /// Modifies this view by injecting a value that you provide for use by other views whose state depends on the focused
  /// view hierarchy.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isScene: false))
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isScene: false))
  }

  /// Tells a value wherever the focus is in the window, for as long as the window is there.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isScene: true))
  }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isScene: true))
  }
}
