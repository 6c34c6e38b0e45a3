import Foundation

/// What a renderer needs of a toggle, whatever it looks like.
package struct ToggleValue {
  package let isOn: Bool
  package let isMixed: Bool
  package let traits: ControlTraits
  package let setOn: (Bool) -> Void

  @MainActor init(_ isOn: Binding<Bool>, isMixed: Bool, _ context: PrimitiveContext) {
    self.isOn = isOn.wrappedValue
    self.isMixed = isMixed
    traits = ControlTraits(context.environment)
    setOn = { isOn.wrappedValue = $0 }
  }
}

package struct SwitchPrimitive: Primitive, KeyboardFocusable {
  package static let viewName = "Toggle"
  package let toggle: ToggleValue
}

extension SwitchPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 50, height: 26)
  }
}

/// The switch alone, without a label.
struct NativeSwitch: PrimitiveView {
  let isOn: Binding<Bool>
  let isMixed: Bool

  func primitive(_ context: PrimitiveContext) -> SwitchPrimitive {
    SwitchPrimitive(toggle: ToggleValue(isOn, isMixed: isMixed, context))
  }
}

package struct CheckboxPrimitive: Primitive, KeyboardFocusable, ContentHosting {
  package static let viewName = "Toggle"
  package let toggle: ToggleValue
  package let hasLabel: Bool
}

extension CheckboxPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    let box = CGSize(width: 24, height: 24)
    guard hasLabel, let content else { return box }
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - box.width) }, height: proposal.height)
    let label = content.measureContent?(inner) ?? .zero
    return CGSize(width: box.width + label.width, height: max(box.height, label.height))
  }
}

/// A check box with views as its label.
struct NativeCheckbox<Hosted: View>: HostingView {
  typealias Body = Never
  let isOn: Binding<Bool>
  let isMixed: Bool
  let hasLabel: Bool
  let hosted: Hosted

  func primitive(_ context: PrimitiveContext) -> CheckboxPrimitive {
    CheckboxPrimitive(toggle: ToggleValue(isOn, isMixed: isMixed, context), hasLabel: hasLabel)
  }

  static var hostedAlignment: Alignment { .leading }
}

package struct ToggleButtonPrimitive: Primitive, KeyboardFocusable, ContentHosting {
  package static let viewName = "Toggle"
  package let toggle: ToggleValue
}

/// A button that stays down, around views.
struct NativeToggleButton<Hosted: View>: HostingView {
  typealias Body = Never
  let isOn: Binding<Bool>
  let isMixed: Bool
  let hosted: Hosted

  func primitive(_ context: PrimitiveContext) -> ToggleButtonPrimitive {
    ToggleButtonPrimitive(toggle: ToggleValue(isOn, isMixed: isMixed, context))
  }
}
