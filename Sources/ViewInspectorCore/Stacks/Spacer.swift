import SwiftUI

extension ViewType {
  public struct Spacer: KnownViewType {
    public static let typePrefix = "Spacer"
  }
}

extension InspectableView where View: SingleViewContent {
  public func spacer() throws -> InspectableView<ViewType.Spacer> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Spacer {
  public func minLength() throws -> CGFloat? {
    try Inspector.attribute(.spacerMinLength, of: content.view, type: CGFloat?.self)
  }
}
