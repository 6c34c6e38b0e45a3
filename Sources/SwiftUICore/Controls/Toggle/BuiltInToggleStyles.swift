/// The standard style: a switch, as is usual on GTK's desktops.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(configuration: configuration)
  }
}

/// The label and a switch behind it: a `GtkSwitch`.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// - Parameter tint: the color of the switch when it is on. Prefer the modifier `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(configuration: configuration).tinted(tint)
  }
}

/// A box with a check mark and the label behind it: a `GtkCheckButton`.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledCheckbox(configuration: configuration)
  }
}

/// A button that stays down while it is on: a `GtkToggleButton` around the label.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NativeToggleButton(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, hosted: configuration.label)
  }
}

private struct LabeledSwitch: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    ControlRow(label: configuration.label) {
      NativeSwitch(isOn: configuration.$isOn, isMixed: configuration.isMixed)
    }
  }
}

private struct LabeledCheckbox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let isLabelShown = labelsVisibility != .hidden
    NativeCheckbox(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, hasLabel: isLabelShown,
      hosted: isLabelShown ? configuration.label : nil)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
