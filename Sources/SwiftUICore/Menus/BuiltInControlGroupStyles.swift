/// The standard style: the controls in a row, close to each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated package init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlLine(configuration: configuration)
  }
}

/// The controls in a row, as in the bar of a window.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlLine(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A button that shows the controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// A button that shows the controls in a row in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(
      content: { HStack(spacing: 0) { configuration.content } }, label: { configuration.label })
  }
}

/// The symbols of the controls in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlLine(configuration: configuration).labelStyle(.iconOnly)
  }
}

private struct ControlLine: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack {
      if configuration.hasLabel, labelsVisibility != .hidden { configuration.label }
      HStack(spacing: 0) { configuration.content }
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
