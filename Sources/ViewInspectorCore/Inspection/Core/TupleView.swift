import SwiftUI

extension ViewType {
  /// Several views in a row where one is expected, such as in an `if` with two views.
  public struct TupleView: KnownViewType, MultipleViewContent {
    public static let typePrefix = "TupleView"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.elements(of: content)
    }
  }
}

extension InspectableView where View: MultipleViewContent {
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    try child(at: index)
  }
}
