#if GTK
import CGTK

/// [`AdwToast`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Toast.html)
open class AdwToast: Object {
  /// `pointer`, as the functions of `AdwToast` take it.
  public var adwToastPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { adw_toast_get_type() }

  /// [`adw_toast_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Toast.new.html)
  public convenience init(title: String) {
    let made = constructed(adw_toast_new(title), by: "adw_toast_new")
    self.init(raw: made, transfer: .full)
  }
}

extension AdwToast {
  /// [`adw_toast_get_action_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_action_name.html),
  /// [`adw_toast_set_action_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_action_name.html)
  public var actionName: String? {
    get {
      optionalSwiftString(adw_toast_get_action_name(adwToastPointer))
    }
    set {
      adw_toast_set_action_name(adwToastPointer, newValue)
    }
  }

  /// [`adw_toast_get_button_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_button_label.html),
  /// [`adw_toast_set_button_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_button_label.html)
  public var buttonLabel: String? {
    get {
      optionalSwiftString(adw_toast_get_button_label(adwToastPointer))
    }
    set {
      adw_toast_set_button_label(adwToastPointer, newValue)
    }
  }

  /// [`adw_toast_get_custom_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_custom_title.html),
  /// [`adw_toast_set_custom_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_custom_title.html)
  public var customTitle: Widget? {
    get {
      Widget.wrap(adw_toast_get_custom_title(adwToastPointer))
    }
    set {
      adw_toast_set_custom_title(adwToastPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_toast_get_priority()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_priority.html),
  /// [`adw_toast_set_priority()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_priority.html)
  public var priority: AdwToastPriority {
    get {
      AdwToastPriority(adw_toast_get_priority(adwToastPointer))
    }
    set {
      adw_toast_set_priority(adwToastPointer, newValue.cValue)
    }
  }

  /// [`adw_toast_get_timeout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_timeout.html),
  /// [`adw_toast_set_timeout()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_timeout.html)
  public var timeout: UInt {
    get {
      UInt(adw_toast_get_timeout(adwToastPointer))
    }
    set {
      adw_toast_set_timeout(adwToastPointer, guint(clamping: newValue))
    }
  }

  /// [`adw_toast_get_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.get_title.html),
  /// [`adw_toast_set_title()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_title.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var title: String? {
    get {
      optionalSwiftString(adw_toast_get_title(adwToastPointer))
    }
    set {
      if let newValue {
        adw_toast_set_title(adwToastPointer, newValue)
      }
    }
  }
}

extension AdwToast {
  /// [`adw_toast_dismiss()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.dismiss.html)
  public func dismiss() {
    adw_toast_dismiss(adwToastPointer)
  }

  /// [`adw_toast_set_detailed_action_name()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toast.set_detailed_action_name.html)
  public func setDetailedActionName(_ detailedActionName: String?) {
    adw_toast_set_detailed_action_name(adwToastPointer, detailedActionName)
  }
}

extension AdwToast {
  /// [`AdwToast::button-clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Toast.button-clicked.html)
  @discardableResult
  public func onButtonClicked(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("button-clicked", handler)
  }

  /// [`AdwToast::dismissed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Toast.dismissed.html)
  @discardableResult
  public func onDismissed(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("dismissed", handler)
  }
}
#endif
