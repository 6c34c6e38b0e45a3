/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration: Sendable {
  /// The label of the progress view, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The label of the progress so far, to be put into the style's body.
  public struct CurrentValueLabel: Sendable {
    package init() {}
  }

  /// In 0...1; nil for progress that isn't known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  package init(fractionCompleted: Double?, hasLabel: Bool, hasCurrentValueLabel: Bool) {
    self.fractionCompleted = fractionCompleted
    label = hasLabel ? Label() : nil
    currentValueLabel = hasCurrentValueLabel ? CurrentValueLabel() : nil
  }
}

extension ProgressViewStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == ProgressViewStyleConfiguration {
  @MainActor static let automaticProgressView: ControlStyle<Configuration> =
    progressView(DefaultProgressViewStyle())

  @MainActor fileprivate static func progressView<S: ProgressViewStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the progress views in a view.
package struct ProgressViewStyleModifier<Style: ProgressViewStyle> {
  package var style: Style
}

extension ProgressViewStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.progressView(style))
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S>(
    _ style: S
  ) -> some View where S: ProgressViewStyle {
    modifier(ProgressViewStyleModifier(style: style))
  }
}
