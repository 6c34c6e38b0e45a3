/// When a material looks as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private enum MaterialActiveAppearanceKey: ValueEnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[kept: MaterialActiveAppearanceKey.self] }
    set { self[kept: MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets when materials look as in an active window.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { environment(\.materialActiveAppearance, appearance) }
}
