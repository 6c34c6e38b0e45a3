#if GTK
  import CGTK
  import GTK
  import SwiftUICore

  /// Gives one widget a foreground colour of its own. What is inside of it inherits the colour.
  @MainActor
  final class WidgetColor {
    private weak var widget: Widget?
    private var provider: CssProvider?
    private var color: Color.Resolved?

    init(_ widget: Widget) { self.widget = widget }

    /// Sets the colour; nil for the theme's.
    func set(_ new: Color.Resolved?) {
      guard new != color, let widget else { return }
      color = new
      let context = gtk_widget_get_style_context(widget.widgetPointer)
      guard let new else {
        if let provider { gtk_style_context_remove_provider(context, provider.opaquePointer) }
        provider = nil
        return
      }
      let provider: CssProvider = provider ?? CssProvider()
      provider.load(css: "* { color: \(new.css); }")
      if self.provider == nil {
        gtk_style_context_add_provider(
          context, provider.opaquePointer, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      }
      self.provider = provider
    }
  }

  extension Color.Resolved {
    /// The colour in CSS notation.
    var css: String {
      let color: RGBA = rgba
      let bytes: [Int] = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(color.alpha))"
    }
  }
#endif
