/// How buttons look, and what triggers them.
///
/// Give it to ``SwiftUICore/View/buttonStyle(_:)-(PrimitiveButtonStyle)``. A style that keeps the standard
/// interaction and only changes the looks is a ``ButtonStyle``.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  package let action: () -> Void

  package init(role: ButtonRole?, action: @escaping () -> Void) {
    self.role = role
    label = Label()
    self.action = action
  }

  /// Performs the button's action. To be called on the main actor.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == PrimitiveButtonStyleConfiguration {
  @MainActor static let automaticButton: ControlStyle<Configuration> = button(DefaultButtonStyle())

  @MainActor static let linkButton: ControlStyle<Configuration> = button(LinkButtonStyle())

  @MainActor fileprivate static func button<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the buttons in a view.
package struct ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  package var style: Style
}

extension ButtonStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.button(style))
  }
}

extension View {
  /// Sets the style of the buttons in this view to one with an interaction of its own.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(ButtonStyleModifier(style: style))
  }
}
