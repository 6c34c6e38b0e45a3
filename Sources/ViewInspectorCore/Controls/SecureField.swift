import SwiftUI

extension ViewType {
  public struct SecureField: KnownViewType, SupplementaryViews {
    public static let typePrefix = "SecureField"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func secureField() throws -> InspectableView<ViewType.SecureField> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.SecureField {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.secureFieldLabel), "labelView()")
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

  /// Calls what the field was given for the Return key.
  public func callOnCommit() throws {
    let action = try Inspector.attribute(
      .secureFieldOnCommit, of: content.view, type: (() -> Void).self)
    action()
  }

  private func text() throws -> Binding<String> {
    try Inspector.attribute(.secureFieldText, of: content.view, type: Binding<String>.self)
  }
}
