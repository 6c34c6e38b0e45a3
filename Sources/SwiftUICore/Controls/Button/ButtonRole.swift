/// What a button is for, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case cancel
    case destructive
  }
  private let kind: Kind

  /// A button that ends an operation without an effect.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A button that deletes or irreversibly changes something: GTK draws it with `destructive-action`.
  public static let destructive = ButtonRole(kind: .destructive)
}
