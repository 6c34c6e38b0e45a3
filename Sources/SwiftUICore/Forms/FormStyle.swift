/// The appearance and behavior of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form instance.
public struct FormStyleConfiguration {
  /// The rows of the form, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let content: Content

  package init() {
    content = Content()
  }
}

extension FormStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == FormStyleConfiguration {
  @MainActor static let automaticForm: ControlStyle<Configuration> = form(AutomaticFormStyle())

  @MainActor fileprivate static func form<S: FormStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the forms in a view.
package struct FormStyleModifier<Style: FormStyle> {
  package var style: Style
}

extension FormStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.form(style))
  }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    modifier(FormStyleModifier(style: style))
  }
}
