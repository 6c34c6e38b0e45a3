#if GTK
import CGTK

/// [`AdwCarousel`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Carousel.html)
open class AdwCarousel: Widget, Orientable {
  /// `pointer`, as the functions of `AdwCarousel` take it.
  public var adwCarouselPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_carousel_get_type() }

  /// [`adw_carousel_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Carousel.new.html)
  public convenience init() {
    let made = constructed(adw_carousel_new(), by: "adw_carousel_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwCarousel {
  /// [`adw_carousel_get_allow_long_swipes()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_allow_long_swipes.html),
  /// [`adw_carousel_set_allow_long_swipes()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_allow_long_swipes.html)
  public var allowLongSwipes: Bool {
    get {
      adw_carousel_get_allow_long_swipes(adwCarouselPointer) != 0
    }
    set {
      adw_carousel_set_allow_long_swipes(adwCarouselPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_carousel_get_allow_mouse_drag()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_allow_mouse_drag.html),
  /// [`adw_carousel_set_allow_mouse_drag()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_allow_mouse_drag.html)
  public var allowMouseDrag: Bool {
    get {
      adw_carousel_get_allow_mouse_drag(adwCarouselPointer) != 0
    }
    set {
      adw_carousel_set_allow_mouse_drag(adwCarouselPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_carousel_get_allow_scroll_wheel()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_allow_scroll_wheel.html),
  /// [`adw_carousel_set_allow_scroll_wheel()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_allow_scroll_wheel.html)
  public var allowScrollWheel: Bool {
    get {
      adw_carousel_get_allow_scroll_wheel(adwCarouselPointer) != 0
    }
    set {
      adw_carousel_set_allow_scroll_wheel(adwCarouselPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_carousel_get_interactive()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_interactive.html),
  /// [`adw_carousel_set_interactive()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_interactive.html)
  public var interactive: Bool {
    get {
      adw_carousel_get_interactive(adwCarouselPointer) != 0
    }
    set {
      adw_carousel_set_interactive(adwCarouselPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_carousel_get_n_pages()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_n_pages.html)
  public var nPages: UInt {
    UInt(adw_carousel_get_n_pages(adwCarouselPointer))
  }

  /// [`adw_carousel_get_position()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_position.html)
  public var position: Double {
    adw_carousel_get_position(adwCarouselPointer)
  }

  /// [`adw_carousel_get_reveal_duration()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_reveal_duration.html),
  /// [`adw_carousel_set_reveal_duration()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_reveal_duration.html)
  public var revealDuration: UInt {
    get {
      UInt(adw_carousel_get_reveal_duration(adwCarouselPointer))
    }
    set {
      adw_carousel_set_reveal_duration(adwCarouselPointer, guint(clamping: newValue))
    }
  }

  /// [`adw_carousel_get_spacing()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_spacing.html),
  /// [`adw_carousel_set_spacing()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.set_spacing.html)
  public var spacing: UInt {
    get {
      UInt(adw_carousel_get_spacing(adwCarouselPointer))
    }
    set {
      adw_carousel_set_spacing(adwCarouselPointer, guint(clamping: newValue))
    }
  }
}

extension AdwCarousel {
  /// [`adw_carousel_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.append.html)
  public func append(_ child: Widget) {
    adw_carousel_append(adwCarouselPointer, child.widgetPointer)
  }

  /// [`adw_carousel_get_nth_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.get_nth_page.html)
  @discardableResult
  public func getNthPage(_ n: UInt) -> Widget? {
    Widget.wrap(adw_carousel_get_nth_page(adwCarouselPointer, guint(clamping: n)))
  }

  /// [`adw_carousel_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.insert.html)
  public func insert(_ child: Widget, position: Int) {
    adw_carousel_insert(adwCarouselPointer, child.widgetPointer, gint(clamping: position))
  }

  /// [`adw_carousel_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.prepend.html)
  public func prepend(_ child: Widget) {
    adw_carousel_prepend(adwCarouselPointer, child.widgetPointer)
  }

  /// [`adw_carousel_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.remove.html)
  public func remove(_ child: Widget) {
    adw_carousel_remove(adwCarouselPointer, child.widgetPointer)
  }

  /// [`adw_carousel_reorder()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.reorder.html)
  public func reorder(_ child: Widget, position: Int) {
    adw_carousel_reorder(adwCarouselPointer, child.widgetPointer, gint(clamping: position))
  }

  /// [`adw_carousel_scroll_to()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Carousel.scroll_to.html)
  public func scrollTo(_ widget: Widget, animate: Bool) {
    adw_carousel_scroll_to(adwCarouselPointer, widget.widgetPointer, animate ? 1 : 0)
  }
}

extension AdwCarousel {
  /// [`AdwCarousel::page-changed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Carousel.page-changed.html)
  @discardableResult
  public func onPageChanged(_ handler: @escaping (UInt) -> Void) -> SignalConnection {
    connect("page-changed") { arguments in
      handler(arguments.value(0) ?? 0)
    }
  }
}
#endif
