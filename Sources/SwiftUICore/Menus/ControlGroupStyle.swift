/// How control groups look: `makeBody(configuration:)` gets a group's content and label.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// The label of the control group, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The controls of the group, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let label: Label
  public let content: Content
  package let hasLabel: Bool

  package init(hasLabel: Bool) {
    label = Label()
    content = Content()
    self.hasLabel = hasLabel
  }
}

extension ControlGroupStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension ControlGroupStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == ControlGroupStyleConfiguration {
  @MainActor static let automaticControlGroup: ControlStyle<Configuration> = controlGroup(
    AutomaticControlGroupStyle())

  @MainActor fileprivate static func controlGroup<S: ControlGroupStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the control groups in a view.
package struct ControlGroupStyleModifier<Style: ControlGroupStyle> {
  package var style: Style
}

extension ControlGroupStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.controlGroup(style))
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    modifier(ControlGroupStyleModifier(style: style))
  }
}
