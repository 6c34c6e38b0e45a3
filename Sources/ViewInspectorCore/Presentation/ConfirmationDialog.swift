import SwiftUI

extension ViewType {
  /// A confirmation dialog that is presented.
  public struct ConfirmationDialog: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.title() }, { try view.message() }, { try view.actions() }]
    }
  }
}

extension InspectableView {
  /// The index-th confirmation dialog of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func confirmationDialog(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ConfirmationDialog> {
    try presented(.confirmationDialogs, "confirmationDialog", index)
  }
}

extension InspectableView where View == ViewType.ConfirmationDialog {
  public func title() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.popupPart(.confirmationTitle, "title"), "title()")
  }

  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.popupPart(.confirmationMessage, "message"), "message()")
  }

  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.popupPart(.confirmationActions, "actions"), "actions()")
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func titleVisibility() throws -> Visibility {
    try Inspector.attribute(
      .confirmationTitleVisibility, of: content.view, type: Visibility.self)
  }

  /// Closes the dialog: sets the binding that presents it to false.
  public func dismiss() throws { try dismissPopup() }
}

extension PresentationKind {
  static let confirmationDialogs = PresentationKind(modifiers: ["ConfirmationDialogModifier"])
}

extension ModifierViews {
  static let confirmationDialog = ModifierViews("ConfirmationDialogModifier") {
    try $0.confirmationDialog($1)
  }
}
