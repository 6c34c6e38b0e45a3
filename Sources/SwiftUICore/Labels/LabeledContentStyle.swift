/// The appearance and behavior of a labeled content instance.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a labeled content instance.
public struct LabeledContentStyleConfiguration {
  /// The label, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The content, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let label: Label
  public let content: Content

  package init() {
    label = Label()
    content = Content()
  }
}

extension LabeledContentStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension LabeledContentStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == LabeledContentStyleConfiguration {
  @MainActor static let automaticLabeledContent: ControlStyle<Configuration> = labeledContent(
    AutomaticLabeledContentStyle())

  @MainActor fileprivate static func labeledContent<S: LabeledContentStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the labeled contents in a view.
package struct LabeledContentStyleModifier<Style: LabeledContentStyle> {
  package var style: Style
}

extension LabeledContentStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.labeledContent(style))
  }
}

extension View {
  /// Sets the style of the labeled contents in this view.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    modifier(LabeledContentStyleModifier(style: style))
  }
}
