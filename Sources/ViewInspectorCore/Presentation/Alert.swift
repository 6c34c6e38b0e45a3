import SwiftUI

extension ViewType {
  /// An alert that is presented.
  public struct Alert: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [
        { try view.title() }, { try view.message() }, { try view.actions() },
        { try view.primaryButton() }, { try view.secondaryButton() },
      ]
    }
  }
}

extension InspectableView {
  /// The index-th alert of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func alert(_ index: Int? = nil) throws -> InspectableView<ViewType.Alert> {
    try presented(.alerts, "alert", index)
  }
}

extension InspectableView where View == ViewType.Alert {
  public func title() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.popupPart(.alertTitle, "title"), "title()")
  }

  public func message() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.popupPart(.alertMessage, "message"), "message()")
  }

  /// What an alert shows that was given views, rather than buttons, for its actions.
  public func actions() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.popupPart(.alertActions, "actions"), "actions()")
  }

  public func primaryButton() throws -> InspectableView<ViewType.AlertButton> {
    try button(.alertPrimaryButton, "primaryButton")
  }

  public func secondaryButton() throws -> InspectableView<ViewType.AlertButton> {
    try button(.alertSecondaryButton, "secondaryButton")
  }

  private func button(
    _ row: Structure, _ call: String
  ) throws -> InspectableView<ViewType.AlertButton> {
    guard let button = try? Inspector.attribute(row, of: content.view) else {
      throw InspectionError.viewNotFound(parent: call)
    }
    return alertButton(button, InspectionCall("\(call)()"))
  }

  /// Closes the alert: sets the binding that presents it to false or nil.
  public func dismiss() throws { try dismissPopup() }
}

extension PresentationKind {
  static let alerts = PresentationKind(
    modifiers: [
      "AlertModifier", "AlertTransformModifier<Alert>", "ItemAlertTransformModifier<*, Alert>",
    ], popups: [.alert])
}

extension ModifierViews {
  static let alert = ModifierViews(
    "AlertModifier", "AlertTransformModifier", "ItemAlertTransformModifier", popups: [.alert],
    where: { PresentationKind.alerts.includes($0) }
  ) { try $0.alert($1) }
}
