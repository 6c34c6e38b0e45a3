import SwiftUI

extension ViewType {
  /// An action sheet that is presented.
  public struct ActionSheet: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      let buttons = (try? view.buttons()) ?? []
      return [{ try view.title() }, { try view.message() }]
        + buttons.indices.map { index in { try view.button(index) } }
    }
  }
}

extension InspectableView {
  /// The index-th action sheet of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func actionSheet(_ index: Int? = nil) throws -> InspectableView<ViewType.ActionSheet> {
    try presented(.actionSheets, "actionSheet", index)
  }
}

extension InspectableView where View == ViewType.ActionSheet {
  public func title() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.popupPart(.actionSheetTitle, "title"), "title()")
  }

  public func message() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.popupPart(.actionSheetMessage, "message"), "message()")
  }

  public func button(_ index: Int) throws -> InspectableView<ViewType.AlertButton> {
    let buttons = try buttons()
    guard buttons.indices.contains(index) else {
      throw InspectionError.viewNotFound(parent: "button at index \(index)")
    }
    return alertButton(
      buttons[index], InspectionCall("button(\(ViewType.indexPlaceholder))", index: index))
  }

  fileprivate func buttons() throws -> [Any] {
    try Inspector.attribute(.actionSheetButtons, of: content.view, type: [Any].self)
  }

  /// Closes the action sheet: sets the binding that presents it to false or nil.
  public func dismiss() throws { try dismissPopup() }
}

extension PresentationKind {
  static let actionSheets = PresentationKind(
    modifiers: [
      "AlertTransformModifier<ActionSheet>", "ItemAlertTransformModifier<*, ActionSheet>",
    ], popups: [.actionSheet])
}

extension ModifierViews {
  static let actionSheet = ModifierViews(
    "AlertTransformModifier", "ItemAlertTransformModifier", popups: [.actionSheet],
    where: { PresentationKind.actionSheets.includes($0) }
  ) { try $0.actionSheet($1) }
}
