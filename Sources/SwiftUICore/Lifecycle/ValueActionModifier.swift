/// An action for changes of a value that is given the new one. Replaced by ``_ValueActionModifier2``.
public struct _ValueActionModifier<Value: Equatable> {
  public var value: Value
  public var action: (Value) -> Void

  public init(value: Value, action: @escaping (Value) -> Void) {
    self.value = value
    self.action = action
  }
}

/// An action for changes of a value that is given the old one and the new one.
public struct _ValueActionModifier2<Value: Equatable> {
  package var value: Value
  package var action: (Value, Value) -> Void
  package var initial: Bool
}

extension _ValueActionModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ValueActionNode(view, inputs) }
}

extension _ValueActionModifier2: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ValueActionNode(view, inputs) }
}

extension View {
  /// Calls `action` on the main actor, after the commit in which `value` changed, with the new value.
  ///
  /// The action is, here and on Apple's systems, that of the view before the change, so that what it captures is old.
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, action: action))
  }

  /// Calls `action` on the main actor, after the commit in which `value` changed, with the old and the new value.
  ///
  /// - Parameter initial: whether to call it also when the view appears, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier2(value: value, action: action, initial: initial))
  }

  /// Calls `action` on the main actor, after the commit in which `value` changed.
  ///
  /// - Parameter initial: whether to call it also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier2(value: value, action: { _, _ in action() }, initial: initial))
  }
}

/// What the two modifiers have in common.
@MainActor
private protocol ValueActing: ViewModifier {
  associatedtype Value: Equatable
  nonisolated var value: Value { get }
  nonisolated var runsInitially: Bool { get }
  /// - Parameter old: the modifier before the change.
  func act(after old: Self)
}

extension _ValueActionModifier: ValueActing {
  fileprivate nonisolated var runsInitially: Bool { false }
  fileprivate func act(after old: Self) { old.action(value) }
}

extension _ValueActionModifier2: ValueActing {
  fileprivate nonisolated var runsInitially: Bool { initial }
  fileprivate func act(after old: Self) { action(old.value, value) }
}

private final class ValueActionNode<Content: View, Modifier: ValueActing>:
  ModifierNode<Content, Modifier>
{
  // The modifier as of the last commit, while a call is due.
  private var before: Modifier?
  private var isInitialDue = false

  override func didMakeContent() {
    guard modifier.runsInitially else { return }
    isInitialDue = true
    schedule(before: modifier)
  }

  override func modifierDidChange(from old: Modifier) {
    if before == nil, old.value != modifier.value { schedule(before: old) }
  }

  private func schedule(before: Modifier) {
    self.before = before
    graph.afterCommit(.change) { [weak self] in self?.deliver() }
  }

  private func deliver() {
    guard let before else { return }
    let isInitial = isInitialDue
    self.before = nil
    isInitialDue = false
    guard isMounted else { return }
    if isInitial {
      modifier.act(after: modifier)
    } else if before.value != modifier.value {
      modifier.act(after: before)
    }
  }
}
