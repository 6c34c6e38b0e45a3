/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// A configuration of a menu.
public struct MenuStyleConfiguration {
  /// The label of the menu, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The items of the menu, to be put into the style's body.
  public struct Content: Sendable {
    package init() {}
  }

  public let label: Label
  public let content: Content
  package let primaryAction: (() -> Void)?

  package init(primaryAction: (() -> Void)?) {
    label = Label()
    content = Content()
    self.primaryAction = primaryAction
  }
}

extension MenuStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension MenuStyleConfiguration.Content: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == MenuStyleConfiguration {
  @MainActor static let automaticMenu: ControlStyle<Configuration> = menu(DefaultMenuStyle())

  @MainActor fileprivate static func menu<S: MenuStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the menus in a view.
package struct MenuStyleModifier<Style: MenuStyle> {
  package var style: Style
}

extension MenuStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.menu(style))
  }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(MenuStyleModifier(style: style))
  }
}
