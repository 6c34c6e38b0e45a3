import SwiftUI

extension ViewType {
  public struct MultiDatePicker: KnownViewType, SupplementaryViews {
    public static let typePrefix = "MultiDatePicker"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func multiDatePicker() throws -> InspectableView<ViewType.MultiDatePicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func multiDatePicker(_ index: Int) throws -> InspectableView<ViewType.MultiDatePicker> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.MultiDatePicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.multiDatePickerLabel), "labelView()")
  }

  /// Picks dates, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(dateComponents: Set<DateComponents>) throws {
    try guardIsResponsive()
    let selection = try Inspector.attribute(
      .multiDatePickerSelection, of: content.view, type: Binding<Set<DateComponents>>.self)
    selection.wrappedValue = dateComponents
  }

  public func minimumDate() throws -> Date? {
    try Inspector.attribute(.multiDatePickerMinimum, of: content.view, type: Date?.self)
  }

  public func maximumDate() throws -> Date? {
    try Inspector.attribute(.multiDatePickerMaximum, of: content.view, type: Date?.self)
  }
}
