/// Grids.
extension Structure {
  static let gridContent = Structure("Grid", "_tree|content")
  static let gridAlignment = Structure("Grid", "_tree|root|alignment")
  static let gridHorizontalSpacing = Structure("Grid", "_tree|root|horizontalSpacing")
  static let gridVerticalSpacing = Structure("Grid", "_tree|root|verticalSpacing")
  static let gridRowContent = Structure("GridRow", "content")
  static let gridRowAlignment = Structure("GridRow", "alignment")
  static let lazyHGridContent = Structure("LazyHGrid", "tree|content")
  static let lazyHGridAlignment = Structure("LazyHGrid", "tree|root|alignment")
  static let lazyHGridSpacing = Structure("LazyHGrid", "tree|root|spacing")
  static let lazyHGridPinnedViews = Structure("LazyHGrid", "tree|root|pinnedViews")
  static let lazyHGridRows = Structure("LazyHGrid", "tree|root|rows")
  static let lazyVGridContent = Structure("LazyVGrid", "tree|content")
  static let lazyVGridAlignment = Structure("LazyVGrid", "tree|root|alignment")
  static let lazyVGridSpacing = Structure("LazyVGrid", "tree|root|spacing")
  static let lazyVGridPinnedViews = Structure("LazyVGrid", "tree|root|pinnedViews")
  static let lazyVGridColumns = Structure("LazyVGrid", "tree|root|columns")
}
