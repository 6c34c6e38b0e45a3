#if GTK
import CGTK

/// A color: components from 0 to 1, not premultiplied, in sRGB.
nonisolated public struct RGBA: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A color in CSS notation, such as `#fce94f` or `rgba(0, 0, 0, 0.5)`; nil for anything else.
  public init?(css: String) {
    var value = GdkRGBA()
    guard gdk_rgba_parse(&value, css) != 0 else { return nil }
    self.init(value)
  }

  public init(_ value: GdkRGBA) {
    red = Double(value.red)
    green = Double(value.green)
    blue = Double(value.blue)
    alpha = Double(value.alpha)
  }

  /// For calls into C.
  public var cValue: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension ColorChooser {
  /// The chosen color.
  public var rgba: RGBA {
    get {
      var value = GdkRGBA()
      gtk_color_chooser_get_rgba(colorChooserPointer, &value)
      return RGBA(value)
    }
    set {
      var value = newValue.cValue
      gtk_color_chooser_set_rgba(colorChooserPointer, &value)
    }
  }
}

extension Widget {
  /// The color that text of the widget has by its style.
  public var color: RGBA {
    var value = GdkRGBA()
    swiftui_widget_get_color(widgetPointer, &value)
    return RGBA(value)
  }

  /// All style classes, in the order in which they were added.
  public var cssClasses: [String] {
    get {
      let names =
        gtk_widget_get_css_classes(widgetPointer)
      defer { g_strfreev(names) }
      var result: [String] = []
      var index = 0
      while let name = names?[index] {
        result.append(String(cString: name))
        index += 1
      }
      return result
    }
    set {
      let owned = newValue.map { g_strdup($0) } + [nil]
      defer { owned.forEach { g_free($0) } }
      var pointers = owned.map { UnsafePointer($0) }
      gtk_widget_set_css_classes(widgetPointer, &pointers)
    }
  }
}
#endif
