import SwiftUI

extension ViewType {
  public struct Button: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Button"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func button() throws -> InspectableView<ViewType.Button> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Button {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.buttonLabel), "labelView()")
  }

  /// Runs the button's action.
  ///
  /// - Throws: `unresponsiveControl` where a user could not tap the button.
  public func tap() throws {
    try guardIsResponsive()
    let action = try Inspector.attribute(
      .buttonAction, of: content.view, type: (() -> Void).self)
    action()
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func role() throws -> ButtonRole? {
    try Inspector.attribute(.buttonRole, of: content.view, type: ButtonRole?.self)
  }
}

extension InspectableView {
  /// Searches for a button with a text in its label.
  public func find(
    button title: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self, containing: title, locale: locale)
  }
}
