import Foundation

/// What a renderer needs of a button.
package struct ButtonPrimitive: Primitive, KeyboardFocusable, ContentHosting {
  package static let viewName = "Button"

  /// How much of a button's own looks is drawn around the label.
  package enum Appearance: Sendable {
    case bordered
    case prominent
    /// A background only under the pointer.
    case borderless
    /// The label alone, dimmed while it is pressed.
    case plain
    case link
    /// The label alone, without any sign of its own.
    case bare
  }

  package let appearance: Appearance
  package let role: ButtonRole?
  package let shape: ButtonBorderShape
  package let traits: ControlTraits
  package let action: () -> Void
  package let onPressedChanged: ((Bool) -> Void)?
}

extension ButtonPrimitive: HeadlessMeasurable {
  /// The label, with 10 points at its sides and 5 above and below where there is a border.
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    let border: CGSize =
      switch appearance {
      case .bordered, .prominent, .borderless: CGSize(width: 20, height: 10)
      case .plain, .link, .bare: .zero
      }
    let inner = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - border.width) },
      height: proposal.height.map { max(0, $0 - border.height) })
    let size = content?.measureContent?(inner) ?? .zero
    return CGSize(width: size.width + border.width, height: size.height + border.height)
  }
}

/// A native button around views.
package struct NativeButton<Hosted: View> {
  let appearance: ButtonPrimitive.Appearance
  var role: ButtonRole?
  let action: () -> Void
  var onPressedChanged: ((Bool) -> Void)?
  package let hosted: Hosted
}

extension NativeButton: HostingView {
  package typealias Body = Never

  package func primitive(_ context: PrimitiveContext) -> ButtonPrimitive {
    ButtonPrimitive(
      appearance: appearance, role: role, shape: context.environment.buttonBorderShape,
      traits: ControlTraits(context.environment), action: action,
      onPressedChanged: onPressedChanged)
  }

  // Several views in a label stand side by side.
  package static func makeArrangement(_ graph: ViewGraph) -> ArrangedItem {
    StackItem(
      graph: graph,
      stack: StackArrangement(
        axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key))
  }
}
