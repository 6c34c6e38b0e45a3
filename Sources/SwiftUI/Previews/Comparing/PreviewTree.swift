import Foundation
import SwiftUICore

/// The text of a preview's views: what each shows, where, and what assistive technologies are told of it.
///
/// It is laid out without a display, with metrics that are the same everywhere, so the text is too.
@MainActor
package struct PreviewTree {
  /// A native view with those in it.
  @MainActor
  package struct Node {
    package let view: HeadlessView
    package let children: [Node]
    /// Where the view is in the window; the inside of what scrolls begins where it is scrolled to.
    package let frame: CGRect
    /// Whether it is inside of what scrolls, or scrolls itself.
    package let isScrolled: Bool
    /// What assistive technologies are told, which is gone once the views are taken down.
    package let accessibility: [AccessibilityAttribute]

    /// With all in it, before those.
    package var all: [Node] { [self] + children.flatMap(\.all) }
  }

  package let roots: [Node]
  package let size: CGSize

  /// Mounts the preview, lets its tasks have their turn, and looks at what came of it.
  ///
  /// - Parameter size: in points; nil for the view's ideal size.
  package init(of view: any View, size: CGSize?, in variant: PreviewVariant) async {
    var environment = EnvironmentValues()
    variant.apply(to: &environment)
    let window = HeadlessWindow(
      size: size ?? .zero, environment: environment, AnyView(view))
    defer { window.unmount() }
    if size == nil { window.size = window.container.measureContent?(.unspecified) ?? .zero }
    self.size = window.size
    var nodes = Self.nodes(in: window.container)
    var text = ""
    // Tasks change the views turn by turn: what is the same after several turns has settled.
    for _ in 0..<Self.mostTurns {
      for _ in 0..<10 { await Task.yield() }
      window.flush()
      nodes = Self.nodes(in: window.container)
      let next = Self.text(nodes)
      if next == text { break }
      text = next
    }
    let sheets = (window.graph.renderer as? HeadlessRenderer)?.sheets ?? []
    roots = nodes + sheets.flatMap { Self.nodes(in: $0.container) }
  }

  private static let mostTurns = 50

  private static func nodes(
    in container: HeadlessContainer, at origin: CGPoint = .zero, isScrolled: Bool = false
  ) -> [Node] {
    container.children.map { view in
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inner = CGPoint(
        x: frame.minX + view.containerOrigin.x, y: frame.minY + view.containerOrigin.y)
      let isScrolled = isScrolled || view.primitive is ScrollPrimitive
      return Node(
        view: view,
        children: view.childContainers.flatMap {
          nodes(in: $0, at: inner, isScrolled: isScrolled)
        }, frame: frame, isScrolled: isScrolled, accessibility: accessibility(of: view))
    }
  }

  private static func accessibility(of view: HeadlessView) -> [AccessibilityAttribute] {
    // Nothing tells which is the inner one: the order only has to be the same each time.
    view.attributes.values.compactMap { $0 as? AccessibilityAttribute }
      .sorted { ($0.label ?? "", $0.identifier ?? "") < ($1.label ?? "", $1.identifier ?? "") }
  }

  package var all: [Node] { roots.flatMap(\.all) }

  package var text: String { Self.text(roots) }

  private static func text(_ nodes: [Node], indent: String = "") -> String {
    nodes.map { node in
      "\(indent)\(node.line)\n" + text(node.children, indent: indent + "  ")
    }.joined()
  }
}

extension PreviewTree.Node {
  /// `Text "Badge" at 8,8 size 40x16 label "3 messages"`.
  fileprivate var line: String {
    let primitive = view.primitive
    var parts = [type(of: primitive).viewName]
    parts += [primitive.shownValue].compactMap { $0 }
    // In the view around it, so that what moves moves one line.
    let place = view.frame
    parts.append("at \(number(place.minX)),\(number(place.minY))")
    parts.append("size \(number(place.width))x\(number(place.height))")
    if let label = (primitive as? TextPrimitive)?.accessibilityLabel {
      parts.append("label \(label.debugDescription)")
    }
    for attribute in accessibility {
      if let label = attribute.label { parts.append("label \(label.debugDescription)") }
      if let value = attribute.value { parts.append("value \(value.debugDescription)") }
      if let hint = attribute.hint { parts.append("hint \(hint.debugDescription)") }
      if let identifier = attribute.identifier { parts.append("id \(identifier.debugDescription)") }
      if attribute.isHidden == true { parts.append("hidden") }
    }
    return parts.joined(separator: " ")
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Primitive {
  /// What a control or a text shows, as far as it is told in words.
  fileprivate var shownValue: String? {
    switch self {
    case let text as TextPrimitive: text.string.debugDescription
    case let image as ImagePrimitive: image.accessibilityLabel?.debugDescription
    case let toggle as SwitchPrimitive: toggle.toggle.shownValue
    case let toggle as CheckboxPrimitive: toggle.toggle.shownValue
    case let toggle as ToggleButtonPrimitive: toggle.toggle.shownValue
    case let slider as SliderPrimitive: "\(slider.value)"
    case let bar as ProgressBarPrimitive: bar.fraction.map { "\($0)" }
    case let field as TextFieldPrimitive: field.input.shownValue
    case let field as SecureFieldPrimitive: field.input.shownValue
    case let field as SearchFieldPrimitive: field.input.shownValue
    case let field as MultilineTextFieldPrimitive: field.input.shownValue
    case let picker as MenuPickerPrimitive: picker.picker.shownValue
    case let picker as SegmentedPickerPrimitive: picker.picker.shownValue
    case let picker as RadioPickerPrimitive: picker.picker.shownValue
    default: nil
    }
  }
}

extension ToggleValue {
  fileprivate var shownValue: String { isMixed ? "mixed" : isOn ? "on" : "off" }
}

extension TextInput {
  fileprivate var shownValue: String {
    "\(text.debugDescription) titled \((title.isEmpty ? placeholder : title).debugDescription)"
  }
}

extension PickerOptions {
  fileprivate var shownValue: String {
    let names = options.enumerated().map { index, option in
      (index == selected ? "*" : "") + option.name.debugDescription
    }
    return "[\(names.joined(separator: ", "))]"
  }
}
