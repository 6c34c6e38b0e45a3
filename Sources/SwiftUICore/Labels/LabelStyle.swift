/// How labels show their title and their icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
public struct LabelStyleConfiguration: Sendable {
  /// The title of the label, to be put into the style's body.
  public struct Title: Sendable {
    package init() {}
  }

  /// The icon of the label, to be put into the style's body.
  public struct Icon: Sendable {
    package init() {}
  }

  package init() {}

  public var title: Title { Title() }
  public var icon: Icon { Icon() }
}

extension LabelStyleConfiguration.Title: View, ViewAlias {
  public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == LabelStyleConfiguration {
  @MainActor static let automaticLabel: ControlStyle<Configuration> = label(DefaultLabelStyle())

  @MainActor fileprivate static func label<S: LabelStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the labels in a view.
package struct LabelStyleWritingModifier<Style: LabelStyle> {
  package var style: Style
}

extension LabelStyleWritingModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.label(style))
  }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleWritingModifier(style: style))
  }
}
