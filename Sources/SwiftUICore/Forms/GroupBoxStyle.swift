/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box instance.
public struct GroupBoxStyleConfiguration {
  /// The label of the group box, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The content of the group box, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let label: Label
  public let content: Content
  package let hasLabel: Bool

  package init(hasLabel: Bool = true) {
    label = Label()
    content = Content()
    self.hasLabel = hasLabel
  }
}

extension GroupBoxStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == GroupBoxStyleConfiguration {
  @MainActor static let automaticGroupBox: ControlStyle<Configuration> = groupBox(
    DefaultGroupBoxStyle())

  @MainActor fileprivate static func groupBox<S: GroupBoxStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the group boxes in a view.
package struct GroupBoxStyleModifier<Style: GroupBoxStyle> {
  package var style: Style
}

extension GroupBoxStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.groupBox(style))
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    modifier(GroupBoxStyleModifier(style: style))
  }
}
