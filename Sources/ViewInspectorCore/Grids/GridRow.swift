import SwiftUI

extension ViewType {
  public struct GridRow: KnownViewType, MultipleViewContent {
    public static let typePrefix = "GridRow"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.gridRowContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func gridRow() throws -> InspectableView<ViewType.GridRow> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.GridRow {
  public func alignment() throws -> VerticalAlignment? {
    try Inspector.attribute(.gridRowAlignment, of: content.view, type: VerticalAlignment?.self)
  }
}
