/// An action that initiates a refresh operation.
///
/// Read it from the environment, and call it with `await`.
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

private enum RefreshActionKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Refreshes what the views show; nil where nothing is to be refreshed.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Marks this view as refreshable.
  ///
  /// Views inside find the action in the environment. GTK's lists can't be pulled: offer a button.
  /// - Parameter action: run by whoever calls `refresh`.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: \.refresh, value: RefreshAction(action)))
  }
}
