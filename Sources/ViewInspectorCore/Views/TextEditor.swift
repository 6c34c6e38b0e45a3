import SwiftUI

extension ViewType {
  public struct TextEditor: KnownViewType {
    public static let typePrefix = "TextEditor"
  }
}

extension InspectableView where View: SingleViewContent {
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.TextEditor {
  /// The text in the editor.
  public func input() throws -> String { try text().wrappedValue }

  /// Sets the text, as a user would by typing it.
  ///
  /// - Throws: `unresponsiveControl` where a user could not type.
  public func setInput(_ value: String) throws {
    try guardIsResponsive()
    try text().wrappedValue = value
  }

  private func text() throws -> Binding<String> {
    try Inspector.attribute(.textEditorText, of: content.view, type: Binding<String>.self)
  }
}
