import SwiftUI

extension ViewType {
  public struct MenuButton: KnownViewType, SingleViewContent, SupplementaryViews {
    public static let typePrefix = "MenuButton"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.menuButtonContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: SingleViewContent {
  public func menuButton() throws -> InspectableView<ViewType.MenuButton> { try child() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension InspectableView where View: MultipleViewContent {
  public func menuButton(_ index: Int) throws -> InspectableView<ViewType.MenuButton> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.MenuButton {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.menuButtonLabel), "labelView()")
  }
}
