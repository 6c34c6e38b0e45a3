#if compiler(>=6.2)
import SwiftUI

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View == ViewType.TextEditor {
  /// The selection in an attributed text; nil where the editor has no binding for it.
  public func attributedSelection() throws -> AttributedTextSelection? {
    try attributedSelectionBinding()?.wrappedValue
  }

  /// Selects a part of an attributed text, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not select.
  public func setSelection(_ value: AttributedTextSelection) throws {
    try guardIsResponsive()
    try attributedSelectionBinding()?.wrappedValue = value
  }

  private func attributedSelectionBinding() throws -> Binding<AttributedTextSelection>? {
    try Inspector.attribute(
      .textEditorAttributedSelection, of: content.view,
      type: Binding<AttributedTextSelection>?.self)
  }
}
#endif
