#if GTK
import CGTK

/// [`AdwBin`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Bin.html)
open class AdwBin: Widget {
  /// `pointer`, as the functions of `AdwBin` take it.
  public var adwBinPointer: UnsafeMutablePointer<CGTK.AdwBin> {
    pointer.assumingMemoryBound(to: CGTK.AdwBin.self)
  }

  open override class var gType: GType { adw_bin_get_type() }

  /// [`adw_bin_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Bin.new.html)
  public convenience init() {
    let made = constructed(adw_bin_new(), by: "adw_bin_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwBin {
  /// [`adw_bin_get_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Bin.get_child.html),
  /// [`adw_bin_set_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Bin.set_child.html)
  public var child: Widget? {
    get {
      Widget.wrap(adw_bin_get_child(adwBinPointer))
    }
    set {
      adw_bin_set_child(adwBinPointer, newValue?.widgetPointer)
    }
  }
}
#endif
