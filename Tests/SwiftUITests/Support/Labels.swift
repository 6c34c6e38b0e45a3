#if GTK
import GTK

extension Widget {
  /// The texts of the labels in this widget, in document order.
  var labelTexts: [String] {
    ((self as? GTK.Label).map { [$0.label] } ?? []) + children.flatMap(\.labelTexts)
  }

  /// The widgets of a class in this one, in document order.
  func all<W: Widget>(_ type: W.Type) -> [W] {
    children.flatMap { child in ((child as? W).map { [$0] } ?? []) + child.all(type) }
  }
}

extension GTK.Window {
  /// The windows that are shown over this one: its sheets.
  var sheets: [GTK.Window] {
    guard let all = GTK.Window.toplevels else { return [] }
    return (0..<all.count).compactMap { all.item(at: $0, as: GTK.Window.self) }
      .filter { $0.transientFor === self && $0.mapped }
  }
}
#endif
