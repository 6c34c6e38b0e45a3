import SwiftUI

extension ViewType {
  public struct TextField: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "TextField"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }, { try view.prompt() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func textField() throws -> InspectableView<ViewType.TextField> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.TextField {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.textFieldLabel), "labelView()")
  }

  public func prompt() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.child(.textFieldPrompt), "prompt()")
  }

  /// The text in the field.
  public func input() throws -> String { try text().wrappedValue }

  /// Sets the text, as a user would by typing it.
  ///
  /// - Throws: `unresponsiveControl` where a user could not type.
  public func setInput(_ value: String) throws {
    try guardIsResponsive()
    try text().wrappedValue = value
  }

  /// Calls what the field was given for the beginning and the end of editing, with false.
  public func callOnEditingChanged() throws {
    try guardIsResponsive()
    try Inspector.boolAction(.textFieldOnEditingChanged, of: content.view)(false)
  }

  /// Calls what the field was given for the Return key.
  public func callOnCommit() throws {
    try guardIsResponsive()
    let action = try Inspector.attribute(
      .textFieldOnCommit, of: content.view, type: (() -> Void).self)
    action()
  }

  private func text() throws -> Binding<String> {
    try Inspector.attribute(.textFieldText, of: content.view, type: Binding<String>.self)
  }
}
