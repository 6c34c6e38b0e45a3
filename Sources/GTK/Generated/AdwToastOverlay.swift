#if GTK
import CGTK

/// [`AdwToastOverlay`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ToastOverlay.html)
open class AdwToastOverlay: Widget {
  /// `pointer`, as the functions of `AdwToastOverlay` take it.
  public var adwToastOverlayPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_toast_overlay_get_type() }

  /// [`adw_toast_overlay_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ToastOverlay.new.html)
  public convenience init() {
    let made = constructed(adw_toast_overlay_new(), by: "adw_toast_overlay_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwToastOverlay {
  /// [`adw_toast_overlay_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToastOverlay.get_child.html),
  /// [`adw_toast_overlay_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToastOverlay.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(adw_toast_overlay_get_child(adwToastOverlayPointer))
    }
    set {
      adw_toast_overlay_set_child(adwToastOverlayPointer, newValue?.widgetPointer)
    }
  }
}

extension AdwToastOverlay {
  /// [`adw_toast_overlay_add_toast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ToastOverlay.add_toast.html)
  public func addToast(_ toast: AdwToast) {
    adw_toast_overlay_add_toast(adwToastOverlayPointer, toast.referenced().adwToastPointer)
  }
}
#endif
