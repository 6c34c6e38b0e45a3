import Foundation

/// How many columns of a grid a view spans.
package enum GridCellColumnsTraitKey: LayoutTraitKey {
  package static let defaultValue: Int = 1
  package static var effect: LayoutTraitEffect { .arrangement }
}

/// Which point of a view stands at the same point of its cell.
package enum GridCellAnchorTraitKey: LayoutTraitKey {
  package static var defaultValue: UnitPoint? { nil }
  package static var effect: LayoutTraitEffect { .arrangement }
}

/// How the views of a column stand in its width.
package enum GridColumnAlignmentTraitKey: LayoutTraitKey {
  package static var defaultValue: HorizontalAlignment? { nil }
  package static var effect: LayoutTraitEffect { .arrangement }
}

/// Along which axes a view does not make its column wider or its row higher.
package enum GridCellUnsizedAxesTraitKey: LayoutTraitKey {
  package static let defaultValue: Axis.Set = []
  package static var effect: LayoutTraitEffect { .arrangement }
}

extension View {
  /// Tells a view that acts as a cell in a grid to span the specified number of columns, at least one.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitWritingModifier<GridCellColumnsTraitKey>(value: count))
  }

  /// Specifies a custom alignment anchor for a view that acts as a grid cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitWritingModifier<GridCellAnchorTraitKey>(value: anchor))
  }

  /// Overrides the default horizontal alignment of the grid column that the view appears in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitWritingModifier<GridColumnAlignmentTraitKey>(value: guide))
  }

  /// Asks grid layouts not to offer the view extra size in the specified axes.
  ///
  /// The view gets the size that the other cells of its column or row need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitWritingModifier<GridCellUnsizedAxesTraitKey>(value: axes))
  }
}
