/// How buttons look; what a click does stays as it is.
///
/// The body is made again whenever the button begins or ends being pressed. It is all that is drawn: the
/// `GtkButton` around it shows nothing but the keyboard focus.
///
/// ```swift
/// struct Dimming: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether the user is pressing the button, with the pointer or the keyboard.
  public let isPressed: Bool

  package init(role: ButtonRole?, isPressed: Bool) {
    self.role = role
    label = Label()
    self.isPressed = isPressed
  }
}

extension ButtonStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

/// Gives the standard interaction to a style that only says how a button looks.
package struct ButtonStyleContainer<Style: ButtonStyle> {
  package var style: Style
}

extension ButtonStyleContainer: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  private var drawing: ControlStyle<ButtonStyleConfiguration> {
    TypedControlStyle<Style, ButtonStyleConfiguration, Style.Body>(style) {
      $0.makeBody(configuration: $1)
    }
  }

  var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: configuration.role, isPressed: isPressed)
    NativeButton(
      appearance: .bare, role: configuration.role, action: self.configuration.action,
      onPressedChanged: { isPressed = $0 },
      hosted: StyledView(configuration, style: drawing)
        .viewAlias(ButtonStyleConfiguration.Label.self, self.configuration.label))
  }
}

extension View {
  /// Sets the style of the buttons in this view to one that only says how they look.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier(style: ButtonStyleContainer(style: style)))
  }
}
