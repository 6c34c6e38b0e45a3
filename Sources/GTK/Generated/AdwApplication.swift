#if GTK
import CGTK

/// [`AdwApplication`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Application.html)
open class AdwApplication: Application {
  /// `pointer`, as the functions of `AdwApplication` take it.
  public var adwApplicationPointer: UnsafeMutablePointer<CGTK.AdwApplication> {
    pointer.assumingMemoryBound(to: CGTK.AdwApplication.self)
  }

  open override class var gType: GType { adw_application_get_type() }

  /// [`adw_application_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Application.new.html)
  public convenience init(applicationId: String? = nil, flags: ApplicationFlags) {
    let made = constructed(
      adw_application_new(applicationId, flags.cValue), by: "adw_application_new")
    self.init(raw: made, transfer: .full)
  }
}

extension AdwApplication {
  /// [`adw_application_get_style_manager()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Application.get_style_manager.html)
  public var styleManager: AdwStyleManager? {
    AdwStyleManager.wrap(adw_application_get_style_manager(adwApplicationPointer))
  }
}
#endif
