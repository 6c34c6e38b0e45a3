/// A control into which people securely enter private text.
///
/// Drawn with a `GtkPasswordEntry`, which hides the characters and keeps them out of memory that is written to disk.
public struct SecureField<Label: View> {
  package var label: Label
  package var _text: Binding<String>
  package var prompt: Text?
  package var onCommit: () -> Void

  init(
    _ label: Label, _ text: Binding<String>, _ prompt: Text? = nil,
    onCommit: @escaping () -> Void = {}
  ) {
    self.label = label
    _text = text
    self.prompt = prompt
    self.onCommit = onCommit
  }
}

extension SecureField: View {
  /// - Parameters:
  ///   - prompt: what to type; nil for the label's text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt)
  }

  public var body: some View {
    var field = TextField(_TextFieldStyleLabel(), _text, prompt)
    field.onCommit = onCommit
    field.isSecure = true
    return StyledView(field, automatic: .automaticTextField)
      .viewAlias(_TextFieldStyleLabel.self, label)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(Text(title), text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(Text(title), text, prompt)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), text, onCommit: onCommit)
  }
}
