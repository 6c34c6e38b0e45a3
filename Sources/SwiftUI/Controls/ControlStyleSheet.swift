#if GTK
import SwiftUICore

/// What SwiftUI's controls need beside the desktop's theme.
@MainActor
enum ControlStyleSheet {
  /// Adds the rules to the display, once.
  static func install() { _ = shared }

  private static let shared = StyleSheet(
    """
    button.swiftui-plain, button.swiftui-bare, button.swiftui-link { all: unset; }
    button.swiftui-plain:focus:focus-visible,
    button.swiftui-bare:focus:focus-visible,
    button.swiftui-link:focus:focus-visible {
      outline: 2px solid alpha(@accent_color, 0.5);
      outline-offset: 1px;
      border-radius: 4px;
    }
    button.swiftui-plain:active, button.swiftui-link:active { opacity: 0.6; }
    button.swiftui-plain:disabled, button.swiftui-link:disabled { opacity: 0.5; }
    button.swiftui-plain.error, button.swiftui-link.error { color: @error_color; }
    button.swiftui-link:not(.error) { color: @accent_color; }
    entry.swiftui-square, scrolledwindow.swiftui-square { border-radius: 0; }
    drawing.swiftui-ring { color: @accent_color; }
    button.swiftui-mini { min-height: 16px; padding: 1px 6px; }
    button.swiftui-small { min-height: 20px; padding: 2px 8px; }
    button.swiftui-large { min-height: 28px; padding: 8px 16px; }
    button.swiftui-extra-large { min-height: 32px; padding: 12px 24px; }
    """)
}

extension ControlSize {
  /// The style class of a size; none for the theme's own.
  var cssClasses: [String] {
    switch self {
    case .mini: ["swiftui-mini"]
    case .small: ["swiftui-small"]
    case .regular: []
    case .large: ["swiftui-large"]
    case .extraLarge: ["swiftui-extra-large"]
    }
  }
}
#endif
