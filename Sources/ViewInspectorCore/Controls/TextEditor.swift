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

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View == ViewType.TextEditor {
  /// The selected part of the text, or where the insertion point is; nil where the editor has no binding for it.
  public func selection() throws -> TextSelection? { try selectionBinding()?.wrappedValue }

  /// Selects a part of the text, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not select.
  public func setSelection(_ value: TextSelection?) throws {
    try guardIsResponsive()
    try selectionBinding()?.wrappedValue = value
  }

  /// The text of an editor of an attributed text.
  public func attributedInput() throws -> AttributedString {
    try attributedText().wrappedValue
  }

  /// Sets the text of an editor of an attributed text.
  ///
  /// - Throws: `unresponsiveControl` where a user could not type.
  public func setInput(_ value: AttributedString) throws {
    try guardIsResponsive()
    try attributedText().wrappedValue = value
  }

  private func selectionBinding() throws -> Binding<TextSelection?>? {
    try Inspector.attribute(
      .textEditorSelection, of: content.view, type: Binding<TextSelection?>?.self)
  }

  private func attributedText() throws -> Binding<AttributedString> {
    try Inspector.attribute(
      .textEditorAttributedText, of: content.view, type: Binding<AttributedString>.self)
  }
}
