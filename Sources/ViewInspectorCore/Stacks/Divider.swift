import SwiftUI

extension ViewType {
  public struct Divider: KnownViewType {
    public static let typePrefix = "Divider"
  }
}

extension InspectableView where View: SingleViewContent {
  public func divider() throws -> InspectableView<ViewType.Divider> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func divider(_ index: Int) throws -> InspectableView<ViewType.Divider> {
    try child(at: index)
  }
}
