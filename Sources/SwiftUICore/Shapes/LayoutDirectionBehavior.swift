/// What a view does when the layout direction differs from the one it was designed for.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same in both directions.
  case fixed

  /// It is flipped horizontally in the given direction.
  case mirrors(in: LayoutDirection)

  /// It is flipped horizontally where the language reads from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
