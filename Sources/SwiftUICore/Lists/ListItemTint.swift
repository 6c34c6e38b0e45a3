/// How the items of a list are tinted.
public struct ListItemTint: Sendable {
  package var effect: ListItemTintEffect
  package var isFixed: Bool

  private init(_ color: Color?, isFixed: Bool) {
    effect = ListItemTintEffect(color: color)
    self.isFixed = isFixed
  }

  /// A tint that stays whatever accent color the user chooses.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: true) }
  /// A tint that the user's accent color takes the place of.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: false) }
  /// A gray tint.
  public static let monochrome = ListItemTint(nil, isFixed: true)
}

/// What a tint does; without a color it is gray.
package struct ListItemTintEffect: Sendable {
  package var color: Color?
}

package enum ListItemTintTraitKey: ValueTraitKey {
  package static var defaultValue: ListItemTint? { nil }
}

extension View {
  /// Sets how the icons of list items are tinted.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint))
  }

  /// Sets the color of the icons of list items.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
