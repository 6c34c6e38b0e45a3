import Foundation

/// A control that displays an editable text interface.
///
/// Drawn with a `GtkEntry`, which shows the prompt, or else the label's text, while it is empty. A text is set on
/// the main actor with each change that the user makes; a value with a format when the user presses Return or
/// leaves the field, which then shows the value again.
///
/// ```swift
/// TextField("Amount", value: $amount, format: .number)
///   .onSubmit { order() }
/// ```
public struct TextField<Label: View> {
  package var label: Label
  package var _text: Binding<String>
  package var prompt: Text?
  /// The axis along which text that doesn't fit goes on.
  package var axis: Axis = .horizontal
  package var onEditingChanged: (Bool) -> Void = { _ in }
  package var onCommit: () -> Void = {}
  /// Whether the text is only set when the user has finished.
  package var isSetOnCommit = false
  /// Whether the characters are hidden.
  package var isSecure = false

  init(_ label: Label, _ text: Binding<String>, _ prompt: Text? = nil, axis: Axis = .horizontal) {
    self.label = label
    _text = text
    self.prompt = prompt
    self.axis = axis
  }

  /// A field of a value, whose text is made and read by a format.
  init(_ label: Label, formatted text: Binding<String>, _ prompt: Text? = nil) {
    self.init(label, text, prompt)
    isSetOnCommit = true
  }

  func actions(
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) -> TextField {
    var result = self
    result.onEditingChanged = onEditingChanged
    result.onCommit = onCommit
    return result
  }

  func labeled<L>(_ label: L) -> TextField<L> {
    var result = TextField<L>(label, _text, prompt, axis: axis)
    result.onEditingChanged = onEditingChanged
    result.onCommit = onCommit
    result.isSetOnCommit = isSetOnCommit
    result.isSecure = isSecure
    return result
  }
}

extension TextField: View {
  public var body: some View {
    StyledView(labeled(_TextFieldStyleLabel()), automatic: .automaticTextField)
      .viewAlias(_TextFieldStyleLabel.self, label)
  }
}

extension TextField where Label: View {
  /// - Parameters:
  ///   - prompt: what to type; nil for the label's text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt)
  }

  /// - Parameters:
  ///   - axis: the axis along which text that doesn't fit goes on: along the vertical one the text is broken into
  ///     lines, and the field grows with them up to the line limit.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), text, prompt, axis: axis)
  }

  /// A field of a value that may be missing. A text that the format can't read sets nil.
  public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label(), formatted: value.text(format), prompt)
  }

  /// A field of a value. A text that the format can't read leaves the value as it is.
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label(), formatted: value.text(format), prompt)
  }

  /// A field of a value. A text that the formatter can't read leaves the value as it is.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), formatted: value.text(formatter), prompt)
  }
}
