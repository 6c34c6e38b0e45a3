/// A button that displays a menu containing a list of choices when pressed.
@available(*, deprecated, renamed: "Menu")
public struct MenuButton<Label: View, Content: View> {
  package var label: Label
  package var content: Content
}

@available(*, deprecated, renamed: "Menu")
extension MenuButton: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  public var body: some View {
    MenuButtonBody(menu: Menu(label, content: content))
  }
}

@available(*, deprecated, renamed: "Menu")
extension MenuButton where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

private struct MenuButtonBody<Label: View, Content: View>: View {
  let menu: Menu<Label, Content>
  @Environment(\.menuButtonIsBorderless) private var isBorderless

  var body: some View {
    if isBorderless {
      menu.menuStyle(.borderlessButton)
    } else {
      menu
    }
  }
}

private enum MenuButtonIsBorderlessKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var menuButtonIsBorderless: Bool {
    get { self[MenuButtonIsBorderlessKey.self] }
    set { self[MenuButtonIsBorderlessKey.self] = newValue }
  }
}

/// A specification for the appearance and interaction of a menu button.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
@available(*, deprecated, renamed: "MenuStyle")
public protocol MenuButtonStyle {
  var _isBorderless: Bool { get }
}

@available(*, deprecated, renamed: "DefaultMenuStyle")
public struct DefaultMenuButtonStyle: MenuButtonStyle, Sendable {
  public init() {}
  public var _isBorderless: Bool { false }
}

@available(*, deprecated, renamed: "BorderedButtonMenuStyle")
public struct PullDownMenuButtonStyle: MenuButtonStyle, Sendable {
  public init() {}
  public var _isBorderless: Bool { false }
}

@available(*, deprecated, renamed: "BorderlessButtonMenuStyle")
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle, Sendable {
  public init() {}
  public var _isBorderless: Bool { true }
}

@available(*, deprecated, renamed: "BorderlessButtonMenuStyle")
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, Sendable {
  public init() {}
  public var _isBorderless: Bool { true }
}

/// Sets the style of the menu buttons in a view.
@available(*, deprecated, renamed: "MenuStyleModifier")
package struct MenuButtonStyleWriter<Style: MenuButtonStyle> {
  package var style: Style
}

@available(*, deprecated, renamed: "MenuStyleModifier")
extension MenuButtonStyleWriter: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.menuButtonIsBorderless = style._isBorderless
  }
}

extension View {
  /// Sets the style of the menu buttons in this view.
  @available(*, deprecated, renamed: "menuStyle(_:)")
  nonisolated public func menuButtonStyle<S>(_ style: S) -> some View where S: MenuButtonStyle {
    modifier(MenuButtonStyleWriter(style: style))
  }
}
