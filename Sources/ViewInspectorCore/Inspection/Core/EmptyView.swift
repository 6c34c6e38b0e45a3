import SwiftUI

extension ViewType {
  public struct EmptyView: KnownViewType {
    public static let typePrefix = "EmptyView"
  }
}

extension InspectableView where View: SingleViewContent {
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> {
    try child(at: index)
  }
}
