/// The standard style: a bordered button.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.bordered)
  }
}

/// A button with a border. A destructive one has GTK's class `destructive-action`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.bordered)
  }
}

/// A button that stands out: GTK's class `suggested-action`, or `destructive-action` for that role.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.prominent)
  }
}

/// A button that shows a background only under the pointer: GTK's class `flat`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.borderless)
  }
}

/// A button that shows its label alone, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.plain)
  }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.drawn(.link)
  }
}

extension PrimitiveButtonStyleConfiguration {
  @MainActor fileprivate func drawn(
    _ appearance: ButtonPrimitive.Appearance
  ) -> NativeButton<Label> {
    NativeButton(appearance: appearance, role: role, action: action, hosted: label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
