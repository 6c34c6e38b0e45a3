#if GTK
import Foundation
import GTK
import SwiftUICore

extension ButtonPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> GTK.Button {
    let button = GTK.Button()
    button.child = context.container.layout
    button.onClicked { [weak context] in context?.primitive?.action() }
    button.onStateFlagsChanged { [weak context, weak button] previous in
      guard let button else { return }
      let isPressed = button.stateFlags.contains(.active)
      guard previous.contains(.active) != isPressed else { return }
      context?.primitive?.onPressedChanged?(isPressed)
    }
    return button
  }

  func updateWidget(_ widget: GTK.Button, from old: Self?, _ context: GTKContext<Self>) {
    context.apply(traits, from: old?.traits, to: widget)
    widget.replaceCssClasses(old?.cssClasses ?? [], with: cssClasses)
    context.setStyleSheet(radiusSheet, for: .shape, on: widget)
    if old?.appearance != appearance {
      widget.setCursorFromName(appearance == .link ? "pointer" : nil)
    }
  }

  func size(
    _ widget: GTK.Button, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize {
    widget.size(around: context.container, proposal)
  }

  private var cssClasses: [String] {
    let isDestructive = role == .destructive
    switch appearance {
    case .bordered:
      return ["text-button"] + (isDestructive ? ["destructive-action"] : []) + shapeClasses
    case .prominent:
      let emphasis = isDestructive ? "destructive-action" : "suggested-action"
      return ["text-button", emphasis] + shapeClasses
    case .borderless: return ["flat"] + (isDestructive ? ["error"] : []) + shapeClasses
    case .plain: return ["swiftui-plain"] + (isDestructive ? ["error"] : [])
    case .link: return ["swiftui-link"] + (isDestructive ? ["error"] : [])
    case .bare: return ["swiftui-bare"]
    }
  }

  private var hasBorder: Bool {
    switch appearance {
    case .bordered, .prominent, .borderless: true
    case .plain, .link, .bare: false
    }
  }

  @MainActor private var radiusSheet: SharedStyleSheet? {
    guard hasBorder, case .roundedRectangle(let radius?) = shape.kind else { return nil }
    let pixels = Int(pixels: radius)
    return SharedStyleSheet.of("swiftui-radius-\(pixels)") {
      "button.\($0) { border-radius: \(pixels)px; }"
    }
  }

  private var shapeClasses: [String] {
    switch shape.kind {
    case .automatic, .roundedRectangle: []
    case .capsule: ["pill"]
    case .circle: ["circular"]
    }
  }
}
#endif
