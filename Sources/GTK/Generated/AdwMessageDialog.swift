#if GTK
import CGTK

/// [`AdwMessageDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.MessageDialog.html)
open class AdwMessageDialog: Window {
  /// `pointer`, as the functions of `AdwMessageDialog` take it.
  public var adwMessageDialogPointer: UnsafeMutablePointer<CGTK.AdwMessageDialog> {
    pointer.assumingMemoryBound(to: CGTK.AdwMessageDialog.self)
  }

  open override class var gType: GType { adw_message_dialog_get_type() }

  /// [`adw_message_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.MessageDialog.new.html)
  public convenience init(
    transientFor parent: Window? = nil, heading: String? = nil, body: String? = nil
  ) {
    let made = constructed(
      adw_message_dialog_new(parent?.windowPointer, heading, body), by: "adw_message_dialog_new")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkWindow")
  public convenience init() {
    preconditionFailure("It makes a GtkWindow")
  }
}

extension AdwMessageDialog {
  /// [`adw_message_dialog_get_body()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_body.html),
  /// [`adw_message_dialog_set_body()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_body.html)
  public var body: String {
    get {
      swiftString(adw_message_dialog_get_body(adwMessageDialogPointer))
    }
    set {
      adw_message_dialog_set_body(adwMessageDialogPointer, newValue)
    }
  }

  /// [`adw_message_dialog_get_body_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_body_use_markup.html),
  /// [`adw_message_dialog_set_body_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_body_use_markup.html)
  public var bodyUseMarkup: Bool {
    get {
      adw_message_dialog_get_body_use_markup(adwMessageDialogPointer) != 0
    }
    set {
      adw_message_dialog_set_body_use_markup(adwMessageDialogPointer, newValue ? 1 : 0)
    }
  }

  /// [`adw_message_dialog_get_close_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_close_response.html),
  /// [`adw_message_dialog_set_close_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_close_response.html)
  public var closeResponse: String {
    get {
      swiftString(adw_message_dialog_get_close_response(adwMessageDialogPointer))
    }
    set {
      adw_message_dialog_set_close_response(adwMessageDialogPointer, newValue)
    }
  }

  /// [`adw_message_dialog_get_default_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_default_response.html),
  /// [`adw_message_dialog_set_default_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_default_response.html)
  public var defaultResponse: String? {
    get {
      optionalSwiftString(adw_message_dialog_get_default_response(adwMessageDialogPointer))
    }
    set {
      adw_message_dialog_set_default_response(adwMessageDialogPointer, newValue)
    }
  }

  /// [`adw_message_dialog_get_extra_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_extra_child.html),
  /// [`adw_message_dialog_set_extra_child()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_extra_child.html)
  public var extraChild: Widget? {
    get {
      Widget.wrap(adw_message_dialog_get_extra_child(adwMessageDialogPointer))
    }
    set {
      adw_message_dialog_set_extra_child(adwMessageDialogPointer, newValue?.widgetPointer)
    }
  }

  /// [`adw_message_dialog_get_heading()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_heading.html),
  /// [`adw_message_dialog_set_heading()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_heading.html)
  public var heading: String? {
    get {
      optionalSwiftString(adw_message_dialog_get_heading(adwMessageDialogPointer))
    }
    set {
      adw_message_dialog_set_heading(adwMessageDialogPointer, newValue)
    }
  }

  /// [`adw_message_dialog_get_heading_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_heading_use_markup.html),
  /// [`adw_message_dialog_set_heading_use_markup()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_heading_use_markup.html)
  public var headingUseMarkup: Bool {
    get {
      adw_message_dialog_get_heading_use_markup(adwMessageDialogPointer) != 0
    }
    set {
      adw_message_dialog_set_heading_use_markup(adwMessageDialogPointer, newValue ? 1 : 0)
    }
  }
}

extension AdwMessageDialog {
  /// [`adw_message_dialog_add_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.add_response.html)
  public func addResponse(_ id: String, label: String) {
    adw_message_dialog_add_response(adwMessageDialogPointer, id, label)
  }

  /// [`adw_message_dialog_get_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_appearance.html)
  @discardableResult
  public func getResponseAppearance(_ response: String) -> AdwResponseAppearance {
    AdwResponseAppearance(
      adw_message_dialog_get_response_appearance(adwMessageDialogPointer, response))
  }

  /// [`adw_message_dialog_get_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_enabled.html)
  @discardableResult
  public func getResponseEnabled(_ response: String) -> Bool {
    adw_message_dialog_get_response_enabled(adwMessageDialogPointer, response) != 0
  }

  /// [`adw_message_dialog_get_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.get_response_label.html)
  @discardableResult
  public func getResponseLabel(_ response: String) -> String {
    swiftString(adw_message_dialog_get_response_label(adwMessageDialogPointer, response))
  }

  /// [`adw_message_dialog_has_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.has_response.html)
  @discardableResult
  public func hasResponse(_ response: String) -> Bool {
    adw_message_dialog_has_response(adwMessageDialogPointer, response) != 0
  }

  /// [`adw_message_dialog_response()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.response.html)
  public func response(_ response: String) {
    adw_message_dialog_response(adwMessageDialogPointer, response)
  }

  /// [`adw_message_dialog_set_response_appearance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_appearance.html)
  public func setResponseAppearance(_ response: String, appearance: AdwResponseAppearance) {
    adw_message_dialog_set_response_appearance(adwMessageDialogPointer, response, appearance.cValue)
  }

  /// [`adw_message_dialog_set_response_enabled()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_enabled.html)
  public func setResponseEnabled(_ response: String, enabled: Bool) {
    adw_message_dialog_set_response_enabled(adwMessageDialogPointer, response, enabled ? 1 : 0)
  }

  /// [`adw_message_dialog_set_response_label()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.MessageDialog.set_response_label.html)
  public func setResponseLabel(_ response: String, label: String) {
    adw_message_dialog_set_response_label(adwMessageDialogPointer, response, label)
  }
}

extension AdwMessageDialog {
  /// [`AdwMessageDialog::response`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.MessageDialog.response.html)
  @discardableResult
  public func onResponse(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("response") { arguments in
      handler(arguments.value(0) ?? "")
    }
  }
}
#endif
