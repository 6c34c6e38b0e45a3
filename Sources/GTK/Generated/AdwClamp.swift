#if GTK
import CGTK

/// [`AdwClamp`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Clamp.html)
open class AdwClamp: Widget, Orientable {
  /// `pointer`, as the functions of `AdwClamp` take it.
  public var adwClampPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_clamp_get_type() }

  /// [`adw_clamp_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Clamp.new.html)
  public convenience init() {
    let made = constructed(adw_clamp_new(), by: "adw_clamp_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwClamp {
  /// [`adw_clamp_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.get_child.html),
  /// [`adw_clamp_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(adw_clamp_get_child(adwClampPointer))
    }
    set {
      adw_clamp_set_child(adwClampPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_clamp_get_maximum_size()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.get_maximum_size.html),
  /// [`adw_clamp_set_maximum_size()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.set_maximum_size.html)
  public var maximumSize: Int {
    get {
      Int(adw_clamp_get_maximum_size(adwClampPointer))
    }
    set {
      adw_clamp_set_maximum_size(adwClampPointer, gint(clamping: newValue))
    }
  }

  /// [`adw_clamp_get_tightening_threshold()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.get_tightening_threshold.html),
  /// [`adw_clamp_set_tightening_threshold()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Clamp.set_tightening_threshold.html)
  public var tighteningThreshold: Int {
    get {
      Int(adw_clamp_get_tightening_threshold(adwClampPointer))
    }
    set {
      adw_clamp_set_tightening_threshold(adwClampPointer, gint(clamping: newValue))
    }
  }
}
#endif
