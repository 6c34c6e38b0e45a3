#if GTK
import CGTK

/// [`AdwCarouselIndicatorDots`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.CarouselIndicatorDots.html)
open class AdwCarouselIndicatorDots: Widget, Orientable {
  /// `pointer`, as the functions of `AdwCarouselIndicatorDots` take it.
  public var adwCarouselIndicatorDotsPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_carousel_indicator_dots_get_type() }

  /// [`adw_carousel_indicator_dots_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.CarouselIndicatorDots.new.html)
  public convenience init() {
    let made = constructed(adw_carousel_indicator_dots_new(), by: "adw_carousel_indicator_dots_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwCarouselIndicatorDots {
  /// [`adw_carousel_indicator_dots_get_carousel()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.CarouselIndicatorDots.get_carousel.html),
  /// [`adw_carousel_indicator_dots_set_carousel()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.CarouselIndicatorDots.set_carousel.html)
  public var carousel: AdwCarousel? {
    get {
      AdwCarousel.wrap(adw_carousel_indicator_dots_get_carousel(adwCarouselIndicatorDotsPointer))
    }
    set {
      adw_carousel_indicator_dots_set_carousel(
        adwCarouselIndicatorDotsPointer, newValue?.adwCarouselPointer)
    }
  }
}
#endif
