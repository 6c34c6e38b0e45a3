/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuActionDismissBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  package var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[kept: MenuActionDismissBehaviorKey.self] }
    set { self[kept: MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes when one of its items is chosen.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { environment(\.menuActionDismissBehavior, behavior) }
}
