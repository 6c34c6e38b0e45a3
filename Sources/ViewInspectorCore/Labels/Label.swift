import SwiftUI

extension ViewType {
  public struct Label: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Label"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.title() }, { try view.icon() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func label() throws -> InspectableView<ViewType.Label> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Label {
  public func title() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.labelTitle), "title()")
  }

  public func icon() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.labelIcon), "icon()")
  }
}
