#if GTK
import CGTK

/// [`GtkLinkButton`](https://docs.gtk.org/gtk4/class.LinkButton.html)
open class LinkButton: Button {
  /// `pointer`, as the functions of `GtkLinkButton` take it.
  public var linkButtonPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_link_button_get_type() }

  /// [`gtk_link_button_new()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new.html)
  public convenience init(uri: String) {
    let made = constructed(gtk_link_button_new(uri), by: "gtk_link_button_new")
    self.init(raw: made, transfer: .none)
  }

  /// [`gtk_link_button_new_with_label()`](https://docs.gtk.org/gtk4/ctor.LinkButton.new_with_label.html)
  public convenience init(uri: String, label: String?) {
    let made = constructed(
      gtk_link_button_new_with_label(uri, label), by: "gtk_link_button_new_with_label")
    self.init(raw: made, transfer: .none)
  }

  @available(*, unavailable, message: "It makes a GtkButton")
  public convenience init() {
    preconditionFailure("It makes a GtkButton")
  }

  @available(*, unavailable, message: "It makes a GtkButton")
  public convenience init(iconName: String?) {
    preconditionFailure("It makes a GtkButton")
  }

  @available(*, unavailable, message: "It makes a GtkButton")
  public convenience init(label: String) {
    preconditionFailure("It makes a GtkButton")
  }

  @available(*, unavailable, message: "It makes a GtkButton")
  public convenience init(mnemonic label: String) {
    preconditionFailure("It makes a GtkButton")
  }
}

extension LinkButton {
  /// [`gtk_link_button_get_uri()`](https://docs.gtk.org/gtk4/method.LinkButton.get_uri.html),
  /// [`gtk_link_button_set_uri()`](https://docs.gtk.org/gtk4/method.LinkButton.set_uri.html)
  public var uri: String {
    get {
      swiftString(gtk_link_button_get_uri(linkButtonPointer))
    }
    set {
      gtk_link_button_set_uri(linkButtonPointer, newValue)
    }
  }

  /// [`gtk_link_button_get_visited()`](https://docs.gtk.org/gtk4/method.LinkButton.get_visited.html),
  /// [`gtk_link_button_set_visited()`](https://docs.gtk.org/gtk4/method.LinkButton.set_visited.html)
  public var visited: Bool {
    get {
      gtk_link_button_get_visited(linkButtonPointer) != 0
    }
    set {
      gtk_link_button_set_visited(linkButtonPointer, newValue ? 1 : 0)
    }
  }
}

extension LinkButton {
  /// [`GtkLinkButton::activate-link`](https://docs.gtk.org/gtk4/signal.LinkButton.activate-link.html)
  @discardableResult
  public func onActivateLink(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("activate-link", returning: { _ in handler() })
  }
}
#endif
