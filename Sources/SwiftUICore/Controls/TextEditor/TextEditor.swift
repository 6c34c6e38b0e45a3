import Foundation

/// A field for text of many lines.
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
  package enum Storage {
    case string(Binding<String>, Binding<TextSelection?>?)
    case attributedString(
      text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)
  }
  package var storage: Storage

  public init(text: Binding<String>) { storage = .string(text, nil) }

  /// - Parameter selection: what is selected in the text, or where the insertion point is; set, on the main actor,
  ///   when the user moves it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    storage = .string(text, selection)
  }

  /// An editor of a text whose attributes it keeps: what is typed gets those of the character before it. It does
  /// not show them.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    storage = .attributedString(text: text, selection: selection)
  }
}

extension TextEditor: View {
  public var body: some View {
    StyledView(configuration, automatic: .automaticTextEditor)
  }

  private var configuration: TextEditorStyleConfiguration {
    switch storage {
    case .string(let text, let selection):
      TextEditorStyleConfiguration(text: text, selection: selection)
    case .attributedString(let text, let selection):
      TextEditorStyleConfiguration(
        text: text.characters, selection: selection?.inCharacters(of: text))
    }
  }
}

/// The editor itself.
struct NativeTextEditor {
  let configuration: TextEditorStyleConfiguration
  let hasBorder: Bool
}

extension NativeTextEditor: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> TextEditorPrimitive {
    let environment = context.environment
    let text = configuration.text
    let selection = configuration.selection
    return TextEditorPrimitive(
      text: text.wrappedValue, hasBorder: hasBorder,
      looks: Text(verbatim: " ").resolve(in: environment).first,
      alignment: environment.multilineTextAlignment,
      allowsCorrection: !environment.autocorrectionDisabled,
      traits: ControlTraits(environment), setText: { text.wrappedValue = $0 },
      selection: selection?.wrappedValue?.scalars(in: text.wrappedValue),
      setSelection: selection.map { selection in
        { selection.wrappedValue = TextSelection(scalars: $0, in: text.wrappedValue) }
      })
  }
}

/// What a renderer needs of a text editor.
package struct TextEditorPrimitive: Primitive, KeyboardFocusable {
  package static let viewName = "TextEditor"
  package let text: String
  package let hasBorder: Bool
  /// The looks of the text; nil for those of the theme.
  package let looks: TextRun?
  package let alignment: TextAlignment
  package let allowsCorrection: Bool
  package let traits: ControlTraits
  package let setText: (String) -> Void
  /// The selected part, counted in Unicode scalars; nil where it is left to the editor.
  package let selection: Range<Int>?
  /// To be called when the user has moved the selection; nil where nobody asks.
  package let setSelection: ((Range<Int>) -> Void)?
}

extension TextEditorPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    ProposedViewSize(width: proposal.width ?? 160, height: proposal.height ?? 80).filled
  }
}
