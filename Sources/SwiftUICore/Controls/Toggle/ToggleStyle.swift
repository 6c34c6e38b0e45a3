/// The appearance and behavior of a toggle.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label { configuration.label } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///       }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
  /// The label of the toggle, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  public let label: Label
  /// The toggle's value; setting it is as if the user had changed it.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool

  package init(isOn: Binding<Bool>, isMixed: Bool) {
    label = Label()
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == ToggleStyleConfiguration {
  @MainActor static let automaticToggle: ControlStyle<Configuration> = toggle(DefaultToggleStyle())

  @MainActor fileprivate static func toggle<S: ToggleStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the toggles in a view.
package struct ToggleStyleModifier<Style: ToggleStyle> {
  package var style: Style
}

extension ToggleStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.toggle(style))
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(ToggleStyleModifier(style: style))
  }
}
