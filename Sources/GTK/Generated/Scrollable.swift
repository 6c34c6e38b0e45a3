#if GTK
import CGTK

/// [`GtkScrollable`](https://docs.gtk.org/gtk4/iface.Scrollable.html)
public protocol Scrollable: Object {}

extension Scrollable {
  /// `pointer`, as the functions of `GtkScrollable` take it.
  public var scrollablePointer: OpaquePointer {
    opaquePointer
  }
}

extension Scrollable {
  /// [`gtk_scrollable_get_hadjustment()`](https://docs.gtk.org/gtk4/method.Scrollable.get_hadjustment.html),
  /// [`gtk_scrollable_set_hadjustment()`](https://docs.gtk.org/gtk4/method.Scrollable.set_hadjustment.html)
  public var hadjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_scrollable_get_hadjustment(scrollablePointer))
    }
    set {
      gtk_scrollable_set_hadjustment(scrollablePointer, newValue?.adjustmentPointer)
    }
  }

  /// [`gtk_scrollable_get_hscroll_policy()`](https://docs.gtk.org/gtk4/method.Scrollable.get_hscroll_policy.html),
  /// [`gtk_scrollable_set_hscroll_policy()`](https://docs.gtk.org/gtk4/method.Scrollable.set_hscroll_policy.html)
  public var hscrollPolicy: ScrollablePolicy {
    get {
      ScrollablePolicy(gtk_scrollable_get_hscroll_policy(scrollablePointer))
    }
    set {
      gtk_scrollable_set_hscroll_policy(scrollablePointer, newValue.cValue)
    }
  }

  /// [`gtk_scrollable_get_vadjustment()`](https://docs.gtk.org/gtk4/method.Scrollable.get_vadjustment.html),
  /// [`gtk_scrollable_set_vadjustment()`](https://docs.gtk.org/gtk4/method.Scrollable.set_vadjustment.html)
  public var vadjustment: Adjustment? {
    get {
      Adjustment.wrap(gtk_scrollable_get_vadjustment(scrollablePointer))
    }
    set {
      gtk_scrollable_set_vadjustment(scrollablePointer, newValue?.adjustmentPointer)
    }
  }

  /// [`gtk_scrollable_get_vscroll_policy()`](https://docs.gtk.org/gtk4/method.Scrollable.get_vscroll_policy.html),
  /// [`gtk_scrollable_set_vscroll_policy()`](https://docs.gtk.org/gtk4/method.Scrollable.set_vscroll_policy.html)
  public var vscrollPolicy: ScrollablePolicy {
    get {
      ScrollablePolicy(gtk_scrollable_get_vscroll_policy(scrollablePointer))
    }
    set {
      gtk_scrollable_set_vscroll_policy(scrollablePointer, newValue.cValue)
    }
  }
}
#endif
