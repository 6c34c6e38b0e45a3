import Foundation

/// A view that can display and edit long-form text.
///
/// Drawn with a `GtkTextView` in a `GtkScrolledWindow`; it takes all the space that it is offered. The binding is
/// set on the main actor for each change.
///
/// ```swift
/// TextEditor(text: $notes)
///   .font(.body.monospaced())
///   .frame(minHeight: 120)
/// ```
public struct TextEditor {
  package var _text: Binding<String>

  public init(text: Binding<String>) { _text = text }
}

extension TextEditor: View {
  public var body: some View {
    StyledView(TextEditorStyleConfiguration(text: _text), automatic: .automaticTextEditor)
  }
}

/// The editor itself.
struct NativeTextEditor {
  let text: Binding<String>
  let hasBorder: Bool
}

extension NativeTextEditor: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> TextEditorPrimitive {
    let environment: EnvironmentValues = context.environment
    let text: Binding<String> = self.text
    return TextEditorPrimitive(
      text: text.wrappedValue, hasBorder: hasBorder,
      looks: Text(verbatim: " ").resolve(in: environment).first,
      alignment: environment.multilineTextAlignment,
      allowsCorrection: !environment.autocorrectionDisabled,
      traits: ControlTraits(environment), setText: { text.wrappedValue = $0 })
  }
}

/// What a renderer needs of a text editor.
package struct TextEditorPrimitive: Primitive {
  package static let viewName = "TextEditor"
  package let text: String
  package let hasBorder: Bool
  /// The looks of the text; nil for those of the theme.
  package let looks: TextRun?
  package let alignment: TextAlignment
  package let allowsCorrection: Bool
  package let traits: ControlTraits
  package let setText: (String) -> Void
}

extension TextEditorPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    ListPrimitive.size(
      ProposedViewSize(width: proposal.width ?? 160, height: proposal.height ?? 80))
  }
}
