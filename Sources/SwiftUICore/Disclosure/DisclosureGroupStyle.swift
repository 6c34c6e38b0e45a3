/// How disclosure groups look, and how they open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group instance.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the disclosure group, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// What the disclosure group shows when it is expanded, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let label: Label
  public let content: Content
  /// Whether the content is shown; setting it is as if the user had changed it.
  @Binding public var isExpanded: Bool

  package init(isExpanded: Binding<Bool>) {
    label = Label()
    content = Content()
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == DisclosureGroupStyleConfiguration {
  @MainActor static let automaticDisclosureGroup: ControlStyle<Configuration> = disclosureGroup(
    AutomaticDisclosureGroupStyle())

  @MainActor fileprivate static func disclosureGroup<S: DisclosureGroupStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the disclosure groups in a view.
package struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle> {
  package var style: Style
}

extension DisclosureGroupStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.disclosureGroup(style))
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}
