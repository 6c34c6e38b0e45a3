/// What submits: a text field, a search field, or both.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions that are set around a place, the innermost first.
package struct SubmitActions {
  fileprivate var actions: [OnSubmitModifier] = []

  package func call(for trigger: SubmitTriggers) {
    for action in actions where action.allowed.contains(trigger) { action.action() }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// Adds an action for when the user submits a value.
package struct OnSubmitModifier {
  package var allowed: SubmitTriggers
  package var action: () -> Void
}

extension OnSubmitModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.submitActions.actions.insert(self, at: 0)
  }
}

/// Keeps submissions in a view from actions that are set outside of it.
struct SubmitScopeModifier: EnvironmentWritingModifier {
  typealias Body = Never
  let isBlocking: Bool

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.submitActions = SubmitActions() }
  }
}

extension View {
  /// Adds an action to perform when the user submits a value to this view: on the main actor, once a field that
  /// shows a value with a format has set it. Actions of enclosing views follow.
  ///
  /// - Parameter triggers: what counts as a submission.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(OnSubmitModifier(allowed: triggers, action: action))
  }

  /// Keeps submissions in this view from the `onSubmit` actions of enclosing views.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
