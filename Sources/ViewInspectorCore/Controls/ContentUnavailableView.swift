import SwiftUI

extension ViewType {
  public struct ContentUnavailableView: KnownViewType, SupplementaryViews {
    public static let typePrefix = "ContentUnavailableView"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }, { try view.description() }, { try view.actions() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func contentUnavailableView() throws -> InspectableView<ViewType.ContentUnavailableView> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func contentUnavailableView(_ index: Int) throws -> InspectableView<
    ViewType.ContentUnavailableView
  > {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ContentUnavailableView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.unavailableLabel), "labelView()")
  }

  public func description() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.unavailableDescription), "description()")
  }

  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.unavailableActions), "actions()")
  }
}
