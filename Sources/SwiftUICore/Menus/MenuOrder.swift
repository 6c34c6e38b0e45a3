/// The order in which a menu presents its content.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: ValueEnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// Kept as a value on Linux: nothing acts on it yet.
  public var menuOrder: MenuOrder {
    get { self[kept: MenuOrderKey.self] }
    set { self[kept: MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the items in menus.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
