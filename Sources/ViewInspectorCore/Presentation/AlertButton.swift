import SwiftUI

extension ViewType {
  /// A button that an alert or an action sheet was given.
  public struct AlertButton: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension Alert.Button {
  /// What a button is for.
  public enum Style: String, Sendable {
    case `default`, cancel, destructive
  }
}

extension InspectableView where View == ViewType.AlertButton {
  public func labelView() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.withoutModifier.child(.alertButtonLabel), "labelView()")
  }

  public func style() throws -> Alert.Button.Style {
    let style = try Inspector.attribute(.alertButtonStyle, of: content.view)
    guard let result = Alert.Button.Style(rawValue: String(describing: style)) else {
      throw InspectionError.typeMismatch(style, Alert.Button.Style.self)
    }
    return result
  }

  /// Runs the button's action, and closes what the button is in.
  public func tap() throws {
    let action = try? Inspector.attribute(
      .alertButtonAction, of: content.view, type: (() -> Void).self)
    action?()
    try dismissPopup()
  }
}
