/// An asynchronous task for as long as a view lives.
public struct _TaskModifier {
  package var name: String?
  package var priority: TaskPriority
  package var action: @Sendable () async -> Void
}

/// An asynchronous task for as long as a view lives and a value stays the same.
public struct _TaskValueModifier<Value: Equatable> {
  package var value: Value
  package var name: String?
  package var priority: TaskPriority
  package var action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TaskNode(view, inputs) }
}

extension _TaskValueModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { TaskNode(view, inputs) }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view goes.
  ///
  /// The action runs where the view's body does, on the main actor, unless it is said otherwise; it starts after
  /// the commit, when `onAppear` and introspection have been served. Cancellation is cooperative: an action that
  /// goes on must check for it.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(name: name, priority: priority, action: action))
  }

  /// Starts a task when the view appears and when `value` changes; cancels it when the value changes again or the
  /// view goes.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: value, name: name, priority: priority, action: action))
  }
}

/// What the two modifiers have in common.
@MainActor
private protocol TaskStarting: ViewModifier {
  nonisolated var name: String? { get }
  nonisolated var priority: TaskPriority { get }
  nonisolated var action: @Sendable () async -> Void { get }
  /// Whether the task that the other modifier started goes on under this one.
  func continues(_ other: Self) -> Bool
}

extension _TaskModifier: TaskStarting {
  fileprivate func continues(_ other: Self) -> Bool { true }
}

extension _TaskValueModifier: TaskStarting {
  fileprivate func continues(_ other: Self) -> Bool { value == other.value }
}

private final class TaskNode<Content: View, Modifier: TaskStarting>: ModifierNode<
  Content, Modifier
>,
TaskHolding
{
  private(set) var task: Task<Void, Never>?
  private var isStartDue = false

  override func didMakeContent() { schedule() }

  override func modifierDidChange(from old: Modifier) {
    guard !modifier.continues(old) else { return }
    task?.cancel()
    task = nil
    schedule()
  }

  private func schedule() {
    guard !isStartDue else { return }
    isStartDue = true
    graph.afterCommit(.task) { [weak self] in self?.start() }
  }

  private func start() {
    isStartDue = false
    guard isMounted else { return }
    let action = modifier.action
    task = Task(name: modifier.name, priority: modifier.priority) { await action() }
  }

  override func willUnmount() {
    task?.cancel()
    task = nil
  }
}

/// A node with a task of its view's.
@MainActor
package protocol TaskHolding: _ViewNode {
  /// The task, once it has been started.
  var task: Task<Void, Never>? { get }
}
