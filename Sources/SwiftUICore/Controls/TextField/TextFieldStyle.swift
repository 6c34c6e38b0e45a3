/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, to be put into a style's body.
public struct _TextFieldStyleLabel: Sendable {
  package init() {}
}

extension _TextFieldStyleLabel: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == TextField<_TextFieldStyleLabel> {
  @MainActor static let automaticTextField: ControlStyle<Configuration> =
    textField(DefaultTextFieldStyle())

  @MainActor fileprivate static func textField<S: TextFieldStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S._Body>(style) { $0._body(configuration: $1) }
  }
}

/// Sets the style of the text fields in a view.
package struct TextFieldStyleModifier<Style: TextFieldStyle> {
  package var style: Style
}

extension TextFieldStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.textField(style))
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(TextFieldStyleModifier(style: style))
  }
}
