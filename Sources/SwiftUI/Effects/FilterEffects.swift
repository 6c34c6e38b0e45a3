#if GTK
import GTK
import SwiftUICore

extension FilterPrimitive: GTKPrimitive {
  func makeWidget(_ context: GTKContext<Self>) -> LayoutContainer { context.container.layout }

  func updateWidget(_ widget: LayoutContainer, from old: Self?, _ context: GTKContext<Self>) {
    guard old != self else { return }
    context.setStyleSheet(.filter(filter), for: .filter, on: widget)
  }
}

extension SharedStyleSheet {
  /// The rule that draws a widget, and what is in it, through a filter.
  fileprivate static func filter(_ filter: FilterPrimitive.Filter) -> SharedStyleSheet {
    let css = filter.css
    // Class names have letters, digits and hyphens only.
    let name = css.utf8.map { String($0, radix: 16) }.joined()
    return of("swiftui-filter-" + name) { ".\($0) { filter: \(css); }" }
  }
}

extension FilterPrimitive.Filter {
  fileprivate var css: String {
    switch self {
    case .blur(let radius): "blur(\(radius.drawnRadius)px)"
    case .shadow(let color, let radius, let offset):
      "drop-shadow(\(offset.width.drawnDistance)px \(offset.height.drawnDistance)px "
        + "\(radius.drawnRadius)px \(color.css))"
    case .grayscale(let amount): "grayscale(\(amount))"
    case .hueRotation(let angle): "hue-rotate(\(angle.degrees)deg)"
    case .saturation(let amount): "saturate(\(amount))"
    case .contrast(let amount): "contrast(\(amount))"
    case .colorInvert: "invert(1)"
    // CSS multiplies where SwiftUI adds; around the middle gray of the contrast both come to the
    // same.
    case .brightness(let amount) where amount < 0:
      "brightness(\(1 / (1 - 2 * amount))) contrast(\(1 - 2 * amount))"
    case .brightness(let amount):
      "contrast(\(1 / (1 + 2 * amount))) brightness(\(1 + 2 * amount))"
    }
  }
}
#endif
