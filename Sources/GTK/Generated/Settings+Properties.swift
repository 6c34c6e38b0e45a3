#if GTK
import CGTK

extension Settings {
  /// [`GtkSettings:gtk-alternative-button-order`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html)
  public var gtkAlternativeButtonOrder: Bool {
    get {
      property("gtk-alternative-button-order") ?? false
    }
    set {
      setProperty("gtk-alternative-button-order", newValue)
    }
  }

  /// [`GtkSettings:gtk-alternative-sort-arrows`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html)
  public var gtkAlternativeSortArrows: Bool {
    get {
      property("gtk-alternative-sort-arrows") ?? false
    }
    set {
      setProperty("gtk-alternative-sort-arrows", newValue)
    }
  }

  /// [`GtkSettings:gtk-application-prefer-dark-theme`](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
  public var gtkApplicationPreferDarkTheme: Bool {
    get {
      property("gtk-application-prefer-dark-theme") ?? false
    }
    set {
      setProperty("gtk-application-prefer-dark-theme", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-aspect-ratio`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
  public var gtkCursorAspectRatio: Double {
    get {
      property("gtk-cursor-aspect-ratio") ?? 0
    }
    set {
      setProperty("gtk-cursor-aspect-ratio", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-blink`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html)
  public var gtkCursorBlink: Bool {
    get {
      property("gtk-cursor-blink") ?? false
    }
    set {
      setProperty("gtk-cursor-blink", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-blink-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html)
  public var gtkCursorBlinkTime: Int {
    get {
      property("gtk-cursor-blink-time") ?? 0
    }
    set {
      setProperty("gtk-cursor-blink-time", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-blink-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html)
  public var gtkCursorBlinkTimeout: Int {
    get {
      property("gtk-cursor-blink-timeout") ?? 0
    }
    set {
      setProperty("gtk-cursor-blink-timeout", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html)
  public var gtkCursorThemeName: String? {
    get {
      property("gtk-cursor-theme-name")
    }
    set {
      setProperty("gtk-cursor-theme-name", newValue)
    }
  }

  /// [`GtkSettings:gtk-cursor-theme-size`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html)
  public var gtkCursorThemeSize: Int {
    get {
      property("gtk-cursor-theme-size") ?? 0
    }
    set {
      setProperty("gtk-cursor-theme-size", newValue)
    }
  }

  /// [`GtkSettings:gtk-decoration-layout`](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html)
  public var gtkDecorationLayout: String? {
    get {
      property("gtk-decoration-layout")
    }
    set {
      setProperty("gtk-decoration-layout", newValue)
    }
  }

  /// [`GtkSettings:gtk-dialogs-use-header`](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
  public var gtkDialogsUseHeader: Bool {
    get {
      property("gtk-dialogs-use-header") ?? false
    }
    set {
      setProperty("gtk-dialogs-use-header", newValue)
    }
  }

  /// [`GtkSettings:gtk-dnd-drag-threshold`](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
  public var gtkDndDragThreshold: Int {
    get {
      property("gtk-dnd-drag-threshold") ?? 0
    }
    set {
      setProperty("gtk-dnd-drag-threshold", newValue)
    }
  }

  /// [`GtkSettings:gtk-double-click-distance`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html)
  public var gtkDoubleClickDistance: Int {
    get {
      property("gtk-double-click-distance") ?? 0
    }
    set {
      setProperty("gtk-double-click-distance", newValue)
    }
  }

  /// [`GtkSettings:gtk-double-click-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html)
  public var gtkDoubleClickTime: Int {
    get {
      property("gtk-double-click-time") ?? 0
    }
    set {
      setProperty("gtk-double-click-time", newValue)
    }
  }

  /// [`GtkSettings:gtk-enable-accels`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html)
  public var gtkEnableAccels: Bool {
    get {
      property("gtk-enable-accels") ?? false
    }
    set {
      setProperty("gtk-enable-accels", newValue)
    }
  }

  /// [`GtkSettings:gtk-enable-animations`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html)
  public var gtkEnableAnimations: Bool {
    get {
      property("gtk-enable-animations") ?? false
    }
    set {
      setProperty("gtk-enable-animations", newValue)
    }
  }

  /// [`GtkSettings:gtk-enable-event-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
  public var gtkEnableEventSounds: Bool {
    get {
      property("gtk-enable-event-sounds") ?? false
    }
    set {
      setProperty("gtk-enable-event-sounds", newValue)
    }
  }

  /// [`GtkSettings:gtk-enable-input-feedback-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
  public var gtkEnableInputFeedbackSounds: Bool {
    get {
      property("gtk-enable-input-feedback-sounds") ?? false
    }
    set {
      setProperty("gtk-enable-input-feedback-sounds", newValue)
    }
  }

  /// [`GtkSettings:gtk-enable-primary-paste`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html)
  public var gtkEnablePrimaryPaste: Bool {
    get {
      property("gtk-enable-primary-paste") ?? false
    }
    set {
      setProperty("gtk-enable-primary-paste", newValue)
    }
  }

  /// [`GtkSettings:gtk-entry-password-hint-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
  public var gtkEntryPasswordHintTimeout: UInt {
    get {
      property("gtk-entry-password-hint-timeout") ?? 0
    }
    set {
      setProperty("gtk-entry-password-hint-timeout", newValue)
    }
  }

  /// [`GtkSettings:gtk-entry-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html)
  public var gtkEntrySelectOnFocus: Bool {
    get {
      property("gtk-entry-select-on-focus") ?? false
    }
    set {
      setProperty("gtk-entry-select-on-focus", newValue)
    }
  }

  /// [`GtkSettings:gtk-error-bell`](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html)
  public var gtkErrorBell: Bool {
    get {
      property("gtk-error-bell") ?? false
    }
    set {
      setProperty("gtk-error-bell", newValue)
    }
  }

  /// [`GtkSettings:gtk-font-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html)
  public var gtkFontName: String? {
    get {
      property("gtk-font-name")
    }
    set {
      setProperty("gtk-font-name", newValue)
    }
  }

  /// [`GtkSettings:gtk-fontconfig-timestamp`](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html)
  public var gtkFontconfigTimestamp: UInt {
    get {
      property("gtk-fontconfig-timestamp") ?? 0
    }
    set {
      setProperty("gtk-fontconfig-timestamp", newValue)
    }
  }

  /// [`GtkSettings:gtk-hint-font-metrics`](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html)
  public var gtkHintFontMetrics: Bool {
    get {
      property("gtk-hint-font-metrics") ?? false
    }
    set {
      setProperty("gtk-hint-font-metrics", newValue)
    }
  }

  /// [`GtkSettings:gtk-icon-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html)
  public var gtkIconThemeName: String? {
    get {
      property("gtk-icon-theme-name")
    }
    set {
      setProperty("gtk-icon-theme-name", newValue)
    }
  }

  /// [`GtkSettings:gtk-im-module`](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html)
  public var gtkImModule: String? {
    get {
      property("gtk-im-module")
    }
    set {
      setProperty("gtk-im-module", newValue)
    }
  }

  /// [`GtkSettings:gtk-keynav-use-caret`](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html)
  public var gtkKeynavUseCaret: Bool {
    get {
      property("gtk-keynav-use-caret") ?? false
    }
    set {
      setProperty("gtk-keynav-use-caret", newValue)
    }
  }

  /// [`GtkSettings:gtk-label-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html)
  public var gtkLabelSelectOnFocus: Bool {
    get {
      property("gtk-label-select-on-focus") ?? false
    }
    set {
      setProperty("gtk-label-select-on-focus", newValue)
    }
  }

  /// [`GtkSettings:gtk-long-press-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html)
  public var gtkLongPressTime: UInt {
    get {
      property("gtk-long-press-time") ?? 0
    }
    set {
      setProperty("gtk-long-press-time", newValue)
    }
  }

  /// [`GtkSettings:gtk-overlay-scrolling`](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html)
  public var gtkOverlayScrolling: Bool {
    get {
      property("gtk-overlay-scrolling") ?? false
    }
    set {
      setProperty("gtk-overlay-scrolling", newValue)
    }
  }

  /// [`GtkSettings:gtk-primary-button-warps-slider`](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
  public var gtkPrimaryButtonWarpsSlider: Bool {
    get {
      property("gtk-primary-button-warps-slider") ?? false
    }
    set {
      setProperty("gtk-primary-button-warps-slider", newValue)
    }
  }

  /// [`GtkSettings:gtk-print-backends`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html)
  public var gtkPrintBackends: String? {
    get {
      property("gtk-print-backends")
    }
    set {
      setProperty("gtk-print-backends", newValue)
    }
  }

  /// [`GtkSettings:gtk-print-preview-command`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html)
  public var gtkPrintPreviewCommand: String? {
    get {
      property("gtk-print-preview-command")
    }
    set {
      setProperty("gtk-print-preview-command", newValue)
    }
  }

  /// [`GtkSettings:gtk-recent-files-enabled`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html)
  public var gtkRecentFilesEnabled: Bool {
    get {
      property("gtk-recent-files-enabled") ?? false
    }
    set {
      setProperty("gtk-recent-files-enabled", newValue)
    }
  }

  /// [`GtkSettings:gtk-recent-files-max-age`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html)
  public var gtkRecentFilesMaxAge: Int {
    get {
      property("gtk-recent-files-max-age") ?? 0
    }
    set {
      setProperty("gtk-recent-files-max-age", newValue)
    }
  }

  /// [`GtkSettings:gtk-shell-shows-app-menu`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html)
  public var gtkShellShowsAppMenu: Bool {
    get {
      property("gtk-shell-shows-app-menu") ?? false
    }
    set {
      setProperty("gtk-shell-shows-app-menu", newValue)
    }
  }

  /// [`GtkSettings:gtk-shell-shows-desktop`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
  public var gtkShellShowsDesktop: Bool {
    get {
      property("gtk-shell-shows-desktop") ?? false
    }
    set {
      setProperty("gtk-shell-shows-desktop", newValue)
    }
  }

  /// [`GtkSettings:gtk-shell-shows-menubar`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
  public var gtkShellShowsMenubar: Bool {
    get {
      property("gtk-shell-shows-menubar") ?? false
    }
    set {
      setProperty("gtk-shell-shows-menubar", newValue)
    }
  }

  /// [`GtkSettings:gtk-sound-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html)
  public var gtkSoundThemeName: String? {
    get {
      property("gtk-sound-theme-name")
    }
    set {
      setProperty("gtk-sound-theme-name", newValue)
    }
  }

  /// [`GtkSettings:gtk-split-cursor`](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html)
  public var gtkSplitCursor: Bool {
    get {
      property("gtk-split-cursor") ?? false
    }
    set {
      setProperty("gtk-split-cursor", newValue)
    }
  }

  /// [`GtkSettings:gtk-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html)
  public var gtkThemeName: String? {
    get {
      property("gtk-theme-name")
    }
    set {
      setProperty("gtk-theme-name", newValue)
    }
  }

  /// [`GtkSettings:gtk-titlebar-double-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html)
  public var gtkTitlebarDoubleClick: String? {
    get {
      property("gtk-titlebar-double-click")
    }
    set {
      setProperty("gtk-titlebar-double-click", newValue)
    }
  }

  /// [`GtkSettings:gtk-titlebar-middle-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html)
  public var gtkTitlebarMiddleClick: String? {
    get {
      property("gtk-titlebar-middle-click")
    }
    set {
      setProperty("gtk-titlebar-middle-click", newValue)
    }
  }

  /// [`GtkSettings:gtk-titlebar-right-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html)
  public var gtkTitlebarRightClick: String? {
    get {
      property("gtk-titlebar-right-click")
    }
    set {
      setProperty("gtk-titlebar-right-click", newValue)
    }
  }

  /// [`GtkSettings:gtk-xft-antialias`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html)
  public var gtkXftAntialias: Int {
    get {
      property("gtk-xft-antialias") ?? 0
    }
    set {
      setProperty("gtk-xft-antialias", newValue)
    }
  }

  /// [`GtkSettings:gtk-xft-dpi`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html)
  public var gtkXftDpi: Int {
    get {
      property("gtk-xft-dpi") ?? 0
    }
    set {
      setProperty("gtk-xft-dpi", newValue)
    }
  }

  /// [`GtkSettings:gtk-xft-hinting`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html)
  public var gtkXftHinting: Int {
    get {
      property("gtk-xft-hinting") ?? 0
    }
    set {
      setProperty("gtk-xft-hinting", newValue)
    }
  }

  /// [`GtkSettings:gtk-xft-hintstyle`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html)
  public var gtkXftHintstyle: String? {
    get {
      property("gtk-xft-hintstyle")
    }
    set {
      setProperty("gtk-xft-hintstyle", newValue)
    }
  }

  /// [`GtkSettings:gtk-xft-rgba`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html)
  public var gtkXftRgba: String? {
    get {
      property("gtk-xft-rgba")
    }
    set {
      setProperty("gtk-xft-rgba", newValue)
    }
  }
}
#endif
