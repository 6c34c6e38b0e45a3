import SwiftUI

extension ViewType {
  public struct Grid: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Grid"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.gridContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func grid() throws -> InspectableView<ViewType.Grid> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Grid {
  public func alignment() throws -> Alignment {
    try Inspector.attribute(.gridAlignment, of: content.view, type: Alignment.self)
  }

  public func horizontalSpacing() throws -> CGFloat? {
    try Inspector.attribute(.gridHorizontalSpacing, of: content.view, type: CGFloat?.self)
  }

  public func verticalSpacing() throws -> CGFloat? {
    try Inspector.attribute(.gridVerticalSpacing, of: content.view, type: CGFloat?.self)
  }
}
