import Foundation

/// The standard style: a bordered button with an arrow.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLine(configuration: configuration)
  }
}

/// A button that shows a background only under the pointer.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLine(configuration: configuration, isBorderless: true)
  }
}

/// A button in the style that is set for buttons.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLine(configuration: configuration)
  }
}

/// A bordered button with an arrow.
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuLine(configuration: configuration)
  }
}

/// The button, the arrow, and the menu while it is open.
private struct MenuLine: View {
  let configuration: MenuStyleConfiguration
  var isBorderless = false
  @State private var isOpen = false
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.closeOuterMenu) private var closeOuter

  var body: some View {
    if isBorderless {
      line.buttonStyle(.borderless)
    } else {
      line
    }
  }

  private var line: some View {
    HStack(spacing: 0) {
      if let primaryAction = configuration.primaryAction {
        Button {
          primaryAction()
        } label: {
          configuration.label
        }
        Button {
          isOpen = true
        } label: {
          arrow
        }
      } else {
        Button {
          isOpen = true
        } label: {
          configuration.label
          if indicator != .hidden { arrow }
        }
      }
    }
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      MenuContent(configuration: configuration, close: close)
    }
  }

  private var arrow: some View { Image(systemName: "chevron.down").imageScale(.small) }

  private var close: MenuCloser {
    let outer = closeOuter
    let isOpen = $isOpen
    return MenuCloser {
      isOpen.wrappedValue = false
      outer?.close()
    }
  }
}

/// Closes a menu and those that it was opened from.
struct MenuCloser {
  let close: @MainActor () -> Void
}

private enum CloseOuterMenuKey: EnvironmentKey {
  static var defaultValue: MenuCloser? { nil }
}

extension EnvironmentValues {
  var closeOuterMenu: MenuCloser? {
    get { self[CloseOuterMenuKey.self] }
    set { self[CloseOuterMenuKey.self] = newValue }
  }
}

/// The items of an open menu under each other.
private struct MenuContent: View {
  let configuration: MenuStyleConfiguration
  let close: MenuCloser

  var body: some View {
    VStack(alignment: .leading, spacing: 2) { configuration.content }
      .padding(6)
      .buttonStyle(MenuItemButtonStyle(close: close))
      .environment(\.closeOuterMenu, close)
      .environment(\.sectionLooks, .form)
  }
}

/// A menu's item: closes the menu, and then performs its action.
private struct MenuItemButtonStyle: PrimitiveButtonStyle {
  let close: MenuCloser

  func makeBody(configuration: Configuration) -> some View {
    NativeButton(
      appearance: .borderless, role: configuration.role,
      action: {
        MainActor.assumeIsolated { close.close() }
        configuration.trigger()
      },
      hosted: configuration.label.frame(maxWidth: .infinity, alignment: .leading))
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  @available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
