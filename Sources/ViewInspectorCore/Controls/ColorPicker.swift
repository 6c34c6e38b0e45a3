import SwiftUI

extension ViewType {
  public struct ColorPicker: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "ColorPicker"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ColorPicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.colorPickerLabel), "labelView()")
  }

  /// Picks a color, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func select(color: SwiftUI.Color) throws {
    try guardIsResponsive()
    try Platform.pick(color, in: content.view)
  }
}
