/// Arranges the buttons of radio groups as a layout does.
package struct RadioGroupLayoutModifier<L>: Sendable {}

private enum RadioGroupAxisKey: EnvironmentKey {
  static let defaultValue = Axis.vertical
}

extension EnvironmentValues {
  /// The direction in which the buttons of a radio group follow each other.
  package var radioGroupAxis: Axis {
    get { self[RadioGroupAxisKey.self] }
    set { self[RadioGroupAxisKey.self] = newValue }
  }
}

extension RadioGroupLayoutModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.radioGroupAxis = .horizontal
  }
}

extension View {
  /// Sets the style for radio group style pickers within this view to be horizontally positioned with the radio
  /// buttons inside the layout.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    modifier(RadioGroupLayoutModifier<_HStackLayout>())
  }
}
