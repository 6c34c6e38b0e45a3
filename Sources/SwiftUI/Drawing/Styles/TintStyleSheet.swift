#if GTK
import SwiftUICore

extension SharedStyleSheet {
  /// The rules that give controls a color instead of the desktop's accent.
  static func tint(_ tint: Color.Resolved) -> SharedStyleSheet {
    of("swiftui-tint-" + tint.description.dropFirst().lowercased()) {
      tintRules(".\($0)", tint.css, tint.cssContrast)
    }
  }

  private static func tintRules(
    _ tinted: String, _ color: String, _ contrast: String
  ) -> String {
    let filled = "{ background-color: \(color); color: \(contrast); }"
    return """
      button.suggested-action\(tinted), button.swiftui-toggle\(tinted):checked \(filled)
      button.text-button\(tinted):not(.suggested-action):not(.destructive-action):not(:checked),
      button.flat\(tinted), button.swiftui-link\(tinted) { color: \(color); }
      switch\(tinted):checked { background-color: \(color); }
      checkbutton\(tinted) > check:checked, checkbutton\(tinted) > check:indeterminate,
      checkbutton\(tinted) > radio:checked \(filled)
      scale\(tinted) > trough > highlight { background-color: \(color); }
      progressbar\(tinted) > trough > progress { background-color: \(color); }
      spinner\(tinted), drawing.swiftui-ring\(tinted) { color: \(color); }
      """
  }
}

extension Color.Resolved {
  /// White, or black on a light color.
  fileprivate var cssContrast: String {
    let luminance = 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue
    return luminance > 0.45 ? "black" : "white"
  }
}
#endif
