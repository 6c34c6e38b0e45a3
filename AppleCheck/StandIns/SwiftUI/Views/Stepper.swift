/// Stand-in: the stepper of UIKit or AppKit. `SwiftUICore` makes one of buttons.
public struct Stepper<Label: View>: View {
  private let label: Label

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
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
