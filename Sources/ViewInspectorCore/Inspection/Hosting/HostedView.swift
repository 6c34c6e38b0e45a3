import SwiftUI

/// A view that has been put where it lives, and a handle on it for a test.
///
/// On Linux the view runs in a graph under a renderer that draws nothing: actions change its state, nested views
/// included, and the next inspection shows what has changed, without a hook in the view.
///
/// ```swift
/// let counter = ViewHosting.live(Counter())
/// try counter.inspect().find(button: "Add").tap()
/// _ = try counter.inspect().find(text: "1")
/// ```
///
/// Elsewhere SwiftUI keeps state to itself: there `inspect()` shows the view as it was made, and an
/// ``InspectionEmissary`` in the view shows it as it is.
@MainActor
@dynamicMemberLookup
public final class HostedView<V: SwiftUI.View> {
  /// The view as it was given.
  public let view: V
  private let content: any HostedContent

  init(_ view: V, _ content: any HostedContent) {
    self.view = view
    self.content = content
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<V, T>) -> T { view[keyPath: keyPath] }

  /// The view as it is now, ready to be inspected.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(
      unchecked: try Inspector.unwrap(view, content.medium(for: view)), parent: nil, call: .none)
  }

  /// Inspects the view as it is now; errors are the caller's.
  public func inspect<R>(
    _ inspection: @MainActor (InspectableView<ViewType.View<V>>) async throws -> R
  ) async throws -> R {
    try await inspection(
      InspectableView<ViewType.View<V>>(
        unchecked: Content(view, medium: content.medium(for: view)), parent: nil, call: .none))
  }

  /// Waits for the views' `task`s, and those that they lead to, and brings the view up to date.
  ///
  /// - Parameter timeout: seconds; a task that goes on for ever ends the wait then.
  /// - Returns: whether all tasks have ended.
  @discardableResult
  public func finishTasks(within timeout: TimeInterval = 5) async -> Bool {
    await content.finishTasks(WaitLimit(timeout))
  }

  /// Inspects the view again and again until the inspection succeeds, and returns what it returns.
  ///
  /// - Parameter timeout: seconds, after which the last error is thrown.
  public func wait<R>(
    within timeout: TimeInterval = 5,
    until inspection: @MainActor (InspectableView<ViewType.ClassifiedView>) throws -> R
  ) async throws -> R {
    var limit = WaitLimit(timeout)
    while true {
      do {
        return try inspection(inspect())
      } catch {
        guard await limit.waits() else { throw error }
      }
      try Task.checkCancellation()
    }
  }

  /// Takes the view away: it disappears, and its tasks are cancelled.
  public func end() { content.end() }
}

/// A view that is hosted under some toolkit.
@MainActor
protocol HostedContent {
  /// What the view inherits in the place where it is hosted.
  func medium<V: SwiftUI.View>(for view: V) -> Medium
  func medium<M: ViewModifier>(forModifier modifier: M) -> Medium
  func settleUpdates()
  /// Whether nothing is due that has not been done.
  var isSettled: Bool { get }
  var tasks: Set<Task<Void, Never>> { get }
  func end()
}

extension HostedContent {
  func finishTasks(_ limit: WaitLimit) async -> Bool {
    var limit = limit
    var ended: Set<Task<Void, Never>> = []
    while true {
      settleUpdates()
      let running = tasks.subtracting(ended)
      if running.isEmpty, isSettled { return true }
      for task in running {
        let watch = TaskWatch(task)
        while !watch.hasEnded {
          guard await limit.waits() else { return false }
        }
        ended.insert(task)
      }
      await Task.yield()
    }
  }
}

/// Tells whether a task has ended.
@MainActor
private final class TaskWatch {
  private(set) var hasEnded = false

  init(_ task: Task<Void, Never>) {
    Task {
      await task.value
      hasEnded = true
    }
  }
}
