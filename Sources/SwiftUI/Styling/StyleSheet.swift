#if GTK
import CGTK
import GTK

/// Rules for all widgets of the display, until it is released.
@MainActor
final class StyleSheet {
  private let provider: CssProvider
  private let display: Display?

  init(_ rules: String) {
    provider = CssProvider()
    display = Display.default
    gtk_css_provider_load_from_data(provider.cssProviderPointer, rules, -1)
    guard let display else { return }
    gtk_style_context_add_provider_for_display(
      display.opaquePointer, provider.opaquePointer,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  isolated deinit {
    guard let display else { return }
    gtk_style_context_remove_provider_for_display(
      display.opaquePointer, provider.opaquePointer)
  }
}

extension Widget {
  /// Has a style class or not.
  func setCssClass(_ name: String, _ isSet: Bool) {
    if isSet { addCssClass(name) } else { removeCssClass(name) }
  }

  /// Replaces the style classes of an earlier description by those of a new one; others stay.
  func replaceCssClasses(_ old: [String], with new: [String]) {
    guard old != new else { return }
    for name in old where !new.contains(name) { removeCssClass(name) }
    for name in new { addCssClass(name) }
  }
}
#endif
