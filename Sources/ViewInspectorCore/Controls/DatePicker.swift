import SwiftUI

extension ViewType {
  public struct DatePicker: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "DatePicker"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.DatePicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.datePickerLabel), "labelView()")
  }

  /// Picks a date, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(date: Date) throws {
    try guardIsResponsive()
    let selection = try Inspector.attribute(
      .datePickerSelection, of: content.view, type: Binding<Date>.self)
    selection.wrappedValue = date
  }
}
