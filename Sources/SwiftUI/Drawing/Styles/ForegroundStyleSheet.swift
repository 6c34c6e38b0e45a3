#if GTK
import SwiftUICore

extension SharedStyleSheet {
  /// The rule that gives a widget a foreground color; what is inside of it inherits the color.
  static func foreground(_ color: Color.Resolved) -> SharedStyleSheet {
    of("swiftui-foreground-" + color.description.dropFirst().lowercased()) {
      ".\($0) { color: \(color.css); }"
    }
  }
}
#endif
