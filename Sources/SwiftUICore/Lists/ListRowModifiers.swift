import Foundation

package enum ListRowBackgroundTraitKey: LayoutTraitKey {
  package static var defaultValue: AnyView? { nil }
}

/// Puts a view behind the row that a view is in.
private struct ListRowBackgroundModifier<Background: View> {
  let background: Background?
}

extension ListRowBackgroundModifier: LayeringModifier {
  typealias Body = Never
  @MainActor var layer: Background? { background }
  @MainActor var layerAlignment: Alignment { .center }
  @MainActor static var isInFront: Bool { false }

  @MainActor static func makeItem(child: LayoutItem, alignment: Alignment) -> LayeredItem {
    RowBackgroundItem(child: child, alignment: alignment, isInFront: isInFront)
  }
}

/// How the items of a list are tinted.
public struct ListItemTint: Sendable {
  package var effect: ListItemTintEffect
  package var isFixed: Bool

  private init(_ color: Color?, isFixed: Bool) {
    effect = ListItemTintEffect(color: color)
    self.isFixed = isFixed
  }

  /// A tint that stays whatever accent colour the user chooses.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: true) }
  /// A tint that the user's accent colour takes the place of.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint, isFixed: false) }
  /// A grey tint.
  public static let monochrome = ListItemTint(nil, isFixed: true)
}

/// What a tint does; without a colour it is grey.
package struct ListItemTintEffect: Sendable {
  package var color: Color?
}

package enum ListItemTintTraitKey: ValueTraitKey {
  package static var defaultValue: ListItemTint? { nil }
}

/// Whether and how a line is drawn at edges.
package struct SeparatorConfiguration {
  package var visibility: Visibility?
  package var tint: Color?
  package var edges: VerticalEdge.Set
}

package enum ListRowSeparatorTraitKey: ValueTraitKey {
  package static var defaultValue: SeparatorConfiguration? { nil }
}
package enum ListRowSeparatorTintTraitKey: ValueTraitKey {
  package static var defaultValue: SeparatorConfiguration? { nil }
}
package enum ListSectionSeparatorTraitKey: ValueTraitKey {
  package static var defaultValue: SeparatorConfiguration? { nil }
}
package enum ListSectionSeparatorTintTraitKey: ValueTraitKey {
  package static var defaultValue: SeparatorConfiguration? { nil }
}
package enum DeleteDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}
package enum MoveDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}
package enum SelectionDisabledTraitKey: ValueTraitKey {
  package static let defaultValue = false
}

extension View {
  /// Places a custom background view behind a list row item: all over the row, and before what shows that the row is
  /// selected.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
      .modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>(value: view.map { AnyView($0) }))
  }

  /// Sets the tint effect for content in a list.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint))
  }

  /// Sets a fixed tint color for content in a list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }

  /// Sets the display mode for the separator associated with this specific row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListRowSeparatorTraitKey>(
        value: SeparatorConfiguration(visibility: visibility, edges: edges)))
  }

  /// Sets the tint color associated with a row.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListRowSeparatorTintTraitKey>(
        value: SeparatorConfiguration(tint: color, edges: edges)))
  }

  /// Sets whether to hide the separator associated with a list section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListSectionSeparatorTraitKey>(
        value: SeparatorConfiguration(visibility: visibility, edges: edges)))
  }

  /// Sets the tint color associated with a section.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListSectionSeparatorTintTraitKey>(
        value: SeparatorConfiguration(tint: color, edges: edges)))
  }

  /// Adds a condition for whether the view's view hierarchy is deletable.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<DeleteDisabledTraitKey>(value: isDisabled))
  }

  /// Adds a condition for whether the view's view hierarchy is movable.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<MoveDisabledTraitKey>(value: isDisabled))
  }

  /// Adds a condition that controls whether users can select this view.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<SelectionDisabledTraitKey>(value: isDisabled))
  }
}

extension DynamicViewContent {
  /// Sets the insert action for the dynamic view: called with an offset into its data, and what is dropped there. GTK's
  /// list takes no drops yet.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    keptAsValue().modifier(
      _TraitWritingModifier<OnInsertTraitKey>(
        value: OnInsertConfiguration(supportedContentTypes: supportedContentTypes, action: action)))
  }
}

/// What to do with what is dropped between rows.
package struct OnInsertConfiguration {
  package var supportedContentTypes: [UTType]
  package var action: (Int, [NSItemProvider]) -> Void
}

package enum OnInsertTraitKey: ValueTraitKey {
  package static var defaultValue: OnInsertConfiguration? { nil }
}
