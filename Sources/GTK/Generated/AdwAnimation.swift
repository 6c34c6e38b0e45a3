#if GTK
import CGTK

/// [`AdwAnimation`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Animation.html)
open class AdwAnimation: Object {
  /// `pointer`, as the functions of `AdwAnimation` take it.
  public var adwAnimationPointer: UnsafeMutablePointer<CGTK.AdwAnimation> {
    pointer.assumingMemoryBound(to: CGTK.AdwAnimation.self)
  }

  open override class var gType: GType { adw_animation_get_type() }
}

extension AdwAnimation {
  /// [`adw_animation_get_state()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.get_state.html)
  public var state: AdwAnimationState {
    AdwAnimationState(adw_animation_get_state(adwAnimationPointer))
  }

  /// [`adw_animation_get_value()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.get_value.html)
  public var value: Double {
    adw_animation_get_value(adwAnimationPointer)
  }

  /// [`adw_animation_get_widget()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.get_widget.html)
  public var widget: Widget? {
    Widget.wrap(adw_animation_get_widget(adwAnimationPointer))
  }
}

extension AdwAnimation {
  /// [`adw_animation_pause()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.pause.html)
  public func pause() {
    adw_animation_pause(adwAnimationPointer)
  }

  /// [`adw_animation_play()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.play.html)
  public func play() {
    adw_animation_play(adwAnimationPointer)
  }

  /// [`adw_animation_reset()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.reset.html)
  public func reset() {
    adw_animation_reset(adwAnimationPointer)
  }

  /// [`adw_animation_resume()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.resume.html)
  public func resume() {
    adw_animation_resume(adwAnimationPointer)
  }

  /// [`adw_animation_skip()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Animation.skip.html)
  public func skip() {
    adw_animation_skip(adwAnimationPointer)
  }
}

extension AdwAnimation {
  /// [`AdwAnimation::done`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Animation.done.html)
  @discardableResult
  public func onDone(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("done", handler)
  }
}
#endif
