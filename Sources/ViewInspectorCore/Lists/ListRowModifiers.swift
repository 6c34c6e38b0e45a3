import SwiftUI

extension InspectableView {
  public func listRowInsets() throws -> EdgeInsets {
    try modifierAttribute(.listRowInsets, "listRowInsets")
  }

  /// The view behind a list's row: the index-th one, in the order in which they were applied.
  public func listRowBackground(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.listRowBackground, "listRowBackground", index)
  }

  /// Whether the row has a line at its edges, and at which of them it was said.
  @available(iOS 15.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowSeparator() throws -> (visibility: Visibility, edges: VerticalEdge.Set) {
    (
      try modifierAttribute(.listRowSeparatorVisibility, "listRowSeparator"),
      try modifierAttribute(.listRowSeparatorEdges, "listRowSeparator")
    )
  }

  /// The color of an item's symbols, and whether it stays when the user chooses another accent color.
  public func listItemTint() throws -> (color: Color, isFixed: Bool) {
    (
      try modifierAttribute(.listItemTintColor, "listItemTint"),
      try modifierAttribute(.listItemTintIsFixed, "listItemTint")
    )
  }
}

extension ModifierViews {
  static let listRowBackground = ModifierViews(
    "_TraitWritingModifier", where: { $0.has(.listRowBackground) }
  ) { try $0.listRowBackground($1) }
}
