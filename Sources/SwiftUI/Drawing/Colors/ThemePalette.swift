#if GTK
import CGTK
import GTK
import SwiftUICore

/// The colors of the theme that a widget is drawn with, by libadwaita's names for them.
@MainActor
struct ThemePalette {
  private let context: UnsafeMutablePointer<GtkStyleContext>?

  init(_ widget: Widget) { context = gtk_widget_get_style_context(widget.widgetPointer) }

  /// The standard colors, with those of the theme where it has them.
  func palette(for scheme: ColorScheme) -> SystemPalette {
    var palette: SystemPalette = .standard(for: scheme)
    if let label = color("window_fg_color") {
      palette.label = label
      palette.secondaryLabel = label.multiplyingOpacity(by: 0.6)
      palette.tertiaryLabel = label.multiplyingOpacity(by: 0.4)
      palette.quaternaryLabel = label.multiplyingOpacity(by: 0.25)
      palette.placeholder = label.multiplyingOpacity(by: 0.5)
      palette.fill = label.multiplyingOpacity(by: 0.1)
    }
    palette.background = color("window_bg_color") ?? palette.background
    palette.separator = color("borders") ?? palette.separator
    palette.link = color("accent_color") ?? palette.link
    palette.accent = color("accent_bg_color") ?? palette.accent
    palette.selection = color("accent_bg_color") ?? palette.selection
    return palette
  }

  private func color(_ name: String) -> Color.Resolved? {
    var value = GdkRGBA()
    guard gtk_style_context_lookup_color(context, name, &value) != 0 else { return nil }
    return Color.Resolved(RGBA(value))
  }
}
#endif
