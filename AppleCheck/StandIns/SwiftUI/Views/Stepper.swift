/// Stand-in: the stepper of UIKit or AppKit. `SwiftUICore` makes one of buttons, and says what it is given.
public struct Stepper<Label: View>: View {
  private let configuration: SwiftUICore.Stepper<Label>.Configuration
  private let label: Label

  init(_ stepper: SwiftUICore.Stepper<Label>) {
    configuration = stepper.configuration
    label = stepper.label
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SwiftUICore.Stepper(
        value: value, step: step, label: label, onEditingChanged: onEditingChanged))
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      SwiftUICore.Stepper(
        value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged))
  }

  public var body: some View {
    HStack {
      label
      ShapedView("Stepper") { StandInKind.stepper.shape }
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
}
