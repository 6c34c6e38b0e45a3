#if GTK
import CGTK

extension CssProvider {
  /// Replaces the provider's rules. Errors in it are skipped over and go to `onParsingError`.
  public func load(css: String) {
    gtk_css_provider_load_from_data(cssProviderPointer, css, -1)
  }

  /// Makes the rules count on a whole display.
  /// - Parameter priority: Higher ones win; 600 is an application's, 800 the user's.
  public func install(on display: Display, priority: UInt = 600) {
    gtk_style_context_add_provider_for_display(
      display.displayPointer, opaquePointer, guint(clamping: priority))
  }

  /// Undoes `install(on:priority:)`.
  public func uninstall(from display: Display) {
    gtk_style_context_remove_provider_for_display(display.displayPointer, opaquePointer)
  }

  /// Calls `handler` with GTK's message and the line (from 1) of each error while loading.
  @discardableResult
  public func onParsingError(
    _ handler: @escaping (_ message: String, _ line: Int) -> Void
  ) -> SignalConnection {
    connect("parsing-error") { arguments in
      let section = OpaquePointer(arguments.boxed(0))
      let location = gtk_css_section_get_start_location(section)
      let error = arguments.boxed(1)?.assumingMemoryBound(to: GError.self)
      handler(swiftString(error?.pointee.message), Int(location?.pointee.lines ?? 0) + 1)
    }
  }
}
#endif
