#if GTK
import CGTK

/// [`AdwComboRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ComboRow.html)
open class AdwComboRow: AdwActionRow {
  /// `pointer`, as the functions of `AdwComboRow` take it.
  public var adwComboRowPointer: UnsafeMutablePointer<CGTK.AdwComboRow> {
    pointer.assumingMemoryBound(to: CGTK.AdwComboRow.self)
  }

  open override class var gType: GType { adw_combo_row_get_type() }

  /// [`adw_combo_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ComboRow.new.html)
  public convenience init() {
    let made = constructed(adw_combo_row_new(), by: "adw_combo_row_new")
    self.init(raw: made, transfer: .none)
  }
}

extension AdwComboRow {
  /// [`adw_combo_row_get_factory()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_factory.html),
  /// [`adw_combo_row_set_factory()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.set_factory.html)
  public var factory: ListItemFactory? {
    get {
      ListItemFactory.wrap(adw_combo_row_get_factory(adwComboRowPointer))
    }
    set {
      adw_combo_row_set_factory(adwComboRowPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`adw_combo_row_get_list_factory()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_list_factory.html),
  /// [`adw_combo_row_set_list_factory()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.set_list_factory.html)
  public var listFactory: ListItemFactory? {
    get {
      ListItemFactory.wrap(adw_combo_row_get_list_factory(adwComboRowPointer))
    }
    set {
      adw_combo_row_set_list_factory(adwComboRowPointer, newValue?.listItemFactoryPointer)
    }
  }

  /// [`adw_combo_row_get_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_model.html),
  /// [`adw_combo_row_set_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.set_model.html)
  public var model: (any ListModel)? {
    get {
      Object.find(adw_combo_row_get_model(adwComboRowPointer), as: (any ListModel).self)
    }
    set {
      adw_combo_row_set_model(adwComboRowPointer, newValue?.listModelPointer)
    }
  }

  /// [`adw_combo_row_get_selected()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_selected.html),
  /// [`adw_combo_row_set_selected()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.set_selected.html)
  public var selected: UInt {
    get {
      UInt(adw_combo_row_get_selected(adwComboRowPointer))
    }
    set {
      adw_combo_row_set_selected(adwComboRowPointer, guint(clamping: newValue))
    }
  }

  /// [`adw_combo_row_get_selected_item()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_selected_item.html)
  public var selectedItem: Object? {
    Object.wrap(adw_combo_row_get_selected_item(adwComboRowPointer))
  }

  /// [`adw_combo_row_get_use_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.get_use_subtitle.html),
  /// [`adw_combo_row_set_use_subtitle()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.ComboRow.set_use_subtitle.html)
  public var useSubtitle: Bool {
    get {
      adw_combo_row_get_use_subtitle(adwComboRowPointer) != 0
    }
    set {
      adw_combo_row_set_use_subtitle(adwComboRowPointer, newValue ? 1 : 0)
    }
  }
}
#endif
