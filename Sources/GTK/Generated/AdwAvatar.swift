#if GTK
import CGTK

/// [`AdwAvatar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Avatar.html)
open class AdwAvatar: Widget {
  /// `pointer`, as the functions of `AdwAvatar` take it.
  public var adwAvatarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_avatar_get_type() }

  /// [`adw_avatar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Avatar.new.html)
  public convenience init(size: Int, text: String? = nil, showInitials: Bool) {
    let made = constructed(
      adw_avatar_new(gint(clamping: size), text, showInitials ? 1 : 0), by: "adw_avatar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwAvatar {
  /// [`adw_avatar_get_custom_image()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.get_custom_image.html),
  /// [`adw_avatar_set_custom_image()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.set_custom_image.html)
  public var customImage: (any Paintable)? {
    get {
      Object.find(adw_avatar_get_custom_image(adwAvatarPointer), as: (any Paintable).self)
    }
    set {
      adw_avatar_set_custom_image(adwAvatarPointer, newValue?.paintablePointer)
    }
  }

  /// [`adw_avatar_get_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.get_icon_name.html),
  /// [`adw_avatar_set_icon_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.set_icon_name.html)
  public var iconName: String? {
    get {
      optionalSwiftString(adw_avatar_get_icon_name(adwAvatarPointer))
    }
    set {
      adw_avatar_set_icon_name(adwAvatarPointer, newValue)
    }
  }

  /// [`adw_avatar_get_show_initials()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.get_show_initials.html),
  /// [`adw_avatar_set_show_initials()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.set_show_initials.html)
  public var showInitials: Bool {
    get {
      adw_avatar_get_show_initials(adwAvatarPointer) != 0
    }
    set {
      adw_avatar_set_show_initials(adwAvatarPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_avatar_get_size()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.get_size.html),
  /// [`adw_avatar_set_size()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.set_size.html)
  public var size: Int {
    get {
      Int(adw_avatar_get_size(adwAvatarPointer))
    }
    set {
      adw_avatar_set_size(adwAvatarPointer, gint(clamping: newValue))
    }
  }

  /// [`adw_avatar_get_text()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.get_text.html),
  /// [`adw_avatar_set_text()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.set_text.html)
  public var text: String? {
    get {
      optionalSwiftString(adw_avatar_get_text(adwAvatarPointer))
    }
    set {
      adw_avatar_set_text(adwAvatarPointer, newValue)
    }
  }
}

extension AdwAvatar {
  /// [`adw_avatar_draw_to_texture()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.draw_to_texture.html)
  @discardableResult
  public func drawToTexture(_ scaleFactor: Int) -> Texture? {
    Texture.wrap(
      adw_avatar_draw_to_texture(adwAvatarPointer, gint(clamping: scaleFactor)), transfer: .full)
  }
}
#endif
