import Foundation

/// What a renderer needs of a field for text, whatever its widget.
package struct TextInput {
  package enum Border: Sendable {
    case rounded
    case square
    case none
  }

  package let text: String
  package let border: Border
  package let placeholder: String
  /// What the field is for, for assistive technologies.
  package let title: String
  /// The looks of the text; nil for those of the theme.
  package let looks: TextRun?
  package let alignment: TextAlignment
  package let allowsCorrection: Bool
  package let traits: ControlTraits
  /// Whether the text is only set when the user has finished.
  package let isSetOnCommit: Bool
  package let setText: (String) -> Void
  package let onEditingChanged: (Bool) -> Void
  package let onSubmit: () -> Void

  @MainActor init<L>(_ field: TextField<L>, _ border: Border, _ context: PrimitiveContext) {
    let environment = context.environment
    let text = field._text
    self.text = text.wrappedValue
    self.border = border
    title = context.descriptions?.map(\.title).joined(separator: " ") ?? ""
    placeholder = field.prompt?.resolvedString(in: environment) ?? title
    looks = Text(verbatim: " ").resolve(in: environment).first
    alignment = environment.multilineTextAlignment
    allowsCorrection = !environment.autocorrectionDisabled
    traits = ControlTraits(environment)
    isSetOnCommit = field.isSetOnCommit
    setText = { text.wrappedValue = $0 }
    onEditingChanged = field.onEditingChanged
    let submit = environment.submitActions
    let onCommit = field.onCommit
    onSubmit = {
      onCommit()
      submit.call(for: .text)
    }
  }

  /// As wide as it may be, as high as a line of body text with a border.
  func headlessSize(_ proposal: ProposedViewSize, lines: Int = 1) -> CGSize {
    CGSize(width: max(40, proposal.width ?? 160), height: CGFloat(lines) * 20 + 14)
  }
}

/// A field of one line.
package struct TextFieldPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "TextField"
  package let input: TextInput

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    input.headlessSize(proposal)
  }
}

/// A field of one line whose characters are hidden.
package struct SecureFieldPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "SecureField"
  package let input: TextInput

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    input.headlessSize(proposal)
  }
}

/// A field for what the user searches for.
package struct SearchFieldPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "SearchField"
  package let input: TextInput
  /// What the key does that ends searching.
  package let stop: @MainActor () -> Void

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    input.headlessSize(proposal)
  }
}

/// A field that grows with its lines.
package struct MultilineTextFieldPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "TextField"
  package let input: TextInput
  /// How many lines it shows at least, and at most; nil for any number.
  package let reservedLines: Int
  package let lineLimit: Int?

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false).count
    return input.headlessSize(
      proposal, lines: max(reservedLines, min(lines, lineLimit ?? .max)))
  }
}

/// The native field that a style chooses.
struct NativeTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  let border: TextInput.Border

  var body: some View {
    if field.isSecure {
      NativeSecureField(field: field, border: border)
    } else if field.axis == .vertical {
      NativeMultilineField(field: field, border: border)
    } else {
      NativeSingleLineField(field: field, border: border)
    }
  }
}

private struct NativeSingleLineField: DescribingView {
  let field: TextField<_TextFieldStyleLabel>
  let border: TextInput.Border
  var described: _TextFieldStyleLabel { field.label }

  func primitive(_ context: PrimitiveContext) -> TextFieldPrimitive {
    TextFieldPrimitive(input: TextInput(field, border, context))
  }
}

struct NativeSearchField: DescribingView {
  let field: TextField<_TextFieldStyleLabel>
  let stop: @MainActor () -> Void
  var described: _TextFieldStyleLabel { field.label }

  func primitive(_ context: PrimitiveContext) -> SearchFieldPrimitive {
    SearchFieldPrimitive(input: TextInput(field, .rounded, context), stop: stop)
  }
}

private struct NativeSecureField: DescribingView {
  let field: TextField<_TextFieldStyleLabel>
  let border: TextInput.Border
  var described: _TextFieldStyleLabel { field.label }

  func primitive(_ context: PrimitiveContext) -> SecureFieldPrimitive {
    SecureFieldPrimitive(input: TextInput(field, border, context))
  }
}

private struct NativeMultilineField: DescribingView {
  let field: TextField<_TextFieldStyleLabel>
  let border: TextInput.Border
  var described: _TextFieldStyleLabel { field.label }

  func primitive(_ context: PrimitiveContext) -> MultilineTextFieldPrimitive {
    let layout = TextLayout(context.environment)
    return MultilineTextFieldPrimitive(
      input: TextInput(field, border, context), reservedLines: layout.reservedLines ?? 1,
      lineLimit: layout.lineLimit)
  }
}
