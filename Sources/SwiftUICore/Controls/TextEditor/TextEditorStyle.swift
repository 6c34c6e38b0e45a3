/// A specification for the appearance and interaction of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor.
public struct TextEditorStyleConfiguration {
  package let text: Binding<String>
  package let selection: Binding<TextSelection?>?
}

extension ControlStyle where Configuration == TextEditorStyleConfiguration {
  @MainActor static let automaticTextEditor: ControlStyle<Configuration> =
    textEditor(AutomaticTextEditorStyle())

  @MainActor fileprivate static func textEditor<S: TextEditorStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the text editors in a view.
package struct TextEditorStyleModifier<Style: TextEditorStyle> {
  package var style: Style
}

extension TextEditorStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.textEditor(style))
  }
}

extension View {
  /// Sets the style of the text editors in this view.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(TextEditorStyleModifier(style: style))
  }
}

/// The standard style: without a border.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NativeTextEditor(configuration: configuration, hasBorder: false)
  }
}

/// A text editor without a border.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NativeTextEditor(configuration: configuration, hasBorder: false)
  }
}

/// A text editor with a border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NativeTextEditor(configuration: configuration, hasBorder: true)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
