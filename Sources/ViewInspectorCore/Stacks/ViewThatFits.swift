import SwiftUI

extension ViewType {
  /// A `ViewThatFits`: all the views that it may choose from.
  public struct ViewThatFits: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ViewThatFits"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.viewThatFitsContent)
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> {
    try child(at: index)
  }
}
