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

extension View {
  /// Sets whether there is a line at the edges of the row.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListRowSeparatorTraitKey>(
        value: SeparatorConfiguration(visibility: visibility, edges: edges)))
  }

  /// Sets the color of the lines at the edges of the row.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListRowSeparatorTintTraitKey>(
        value: SeparatorConfiguration(tint: color, edges: edges)))
  }

  /// Sets whether there is a line at the edges of the section.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListSectionSeparatorTraitKey>(
        value: SeparatorConfiguration(visibility: visibility, edges: edges)))
  }

  /// Sets the color of the lines at the edges of the section.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    keptAsValue().modifier(
      _TraitWritingModifier<ListSectionSeparatorTintTraitKey>(
        value: SeparatorConfiguration(tint: color, edges: edges)))
  }
}
