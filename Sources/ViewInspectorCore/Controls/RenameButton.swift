import SwiftUI

extension ViewType {
  public struct RenameButton: KnownViewType, SupplementaryViews {
    public static let typePrefix = "RenameButton"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func renameButton() throws -> InspectableView<ViewType.RenameButton> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func renameButton(_ index: Int) throws -> InspectableView<ViewType.RenameButton> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.RenameButton {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.renameButtonLabel), "labelView()")
  }
}
