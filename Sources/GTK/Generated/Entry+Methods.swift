#if GTK
import CGTK

extension Entry {
  /// [`gtk_entry_get_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_activatable.html)
  @discardableResult
  public func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(entryPointer, iconPos.cValue) != 0
  }

  /// [`gtk_entry_get_icon_at_pos()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_at_pos.html)
  @discardableResult
  public func getIconAtPos(_ x: Int, y: Int) -> Int {
    Int(gtk_entry_get_icon_at_pos(entryPointer, gint(clamping: x), gint(clamping: y)))
  }

  /// [`gtk_entry_get_icon_gicon()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_gicon.html)
  @discardableResult
  public func getIconGicon(_ iconPos: EntryIconPosition) -> (any Icon)? {
    Object.find(gtk_entry_get_icon_gicon(entryPointer, iconPos.cValue), as: (any Icon).self)
  }

  /// [`gtk_entry_get_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_name.html)
  @discardableResult
  public func getIconName(_ iconPos: EntryIconPosition) -> String? {
    optionalSwiftString(gtk_entry_get_icon_name(entryPointer, iconPos.cValue))
  }

  /// [`gtk_entry_get_icon_paintable()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_paintable.html)
  @discardableResult
  public func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Paintable)? {
    Object.find(
      gtk_entry_get_icon_paintable(entryPointer, iconPos.cValue), as: (any Paintable).self)
  }

  /// [`gtk_entry_get_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_sensitive.html)
  @discardableResult
  public func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(entryPointer, iconPos.cValue) != 0
  }

  /// [`gtk_entry_get_icon_storage_type()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_storage_type.html)
  @discardableResult
  public func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(gtk_entry_get_icon_storage_type(entryPointer, iconPos.cValue))
  }

  /// [`gtk_entry_get_icon_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_markup.html)
  @discardableResult
  public func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    takenString(gtk_entry_get_icon_tooltip_markup(entryPointer, iconPos.cValue))
  }

  /// [`gtk_entry_get_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_text.html)
  @discardableResult
  public func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    takenString(gtk_entry_get_icon_tooltip_text(entryPointer, iconPos.cValue))
  }

  /// [`gtk_entry_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Entry.grab_focus_without_selecting.html)
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    gtk_entry_grab_focus_without_selecting(entryPointer) != 0
  }

  /// [`gtk_entry_progress_pulse()`](https://docs.gtk.org/gtk4/method.Entry.progress_pulse.html)
  public func progressPulse() {
    gtk_entry_progress_pulse(entryPointer)
  }

  /// [`gtk_entry_reset_im_context()`](https://docs.gtk.org/gtk4/method.Entry.reset_im_context.html)
  public func resetImContext() {
    gtk_entry_reset_im_context(entryPointer)
  }

  /// [`gtk_entry_set_icon_activatable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_activatable.html)
  public func setIconActivatable(_ iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(entryPointer, iconPos.cValue, activatable ? 1 : 0)
  }

  /// [`gtk_entry_set_icon_drag_source()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_drag_source.html)
  public func setIconDragSource(
    _ iconPos: EntryIconPosition, provider: ContentProvider, actions: DragAction
  ) {
    gtk_entry_set_icon_drag_source(
      entryPointer, iconPos.cValue, provider.contentProviderPointer, actions.cValue)
  }

  /// [`gtk_entry_set_icon_from_gicon()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_gicon.html)
  public func setIconFromGicon(_ iconPos: EntryIconPosition, icon: (any Icon)?) {
    gtk_entry_set_icon_from_gicon(entryPointer, iconPos.cValue, icon?.iconPointer)
  }

  /// [`gtk_entry_set_icon_from_icon_name()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_icon_name.html)
  public func setIconFromIconName(_ iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(entryPointer, iconPos.cValue, iconName)
  }

  /// [`gtk_entry_set_icon_from_paintable()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_paintable.html)
  public func setIconFromPaintable(_ iconPos: EntryIconPosition, paintable: (any Paintable)?) {
    gtk_entry_set_icon_from_paintable(entryPointer, iconPos.cValue, paintable?.paintablePointer)
  }

  /// [`gtk_entry_set_icon_sensitive()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_sensitive.html)
  public func setIconSensitive(_ iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(entryPointer, iconPos.cValue, sensitive ? 1 : 0)
  }

  /// [`gtk_entry_set_icon_tooltip_markup()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_markup.html)
  public func setIconTooltipMarkup(_ iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_markup(entryPointer, iconPos.cValue, tooltip)
  }

  /// [`gtk_entry_set_icon_tooltip_text()`](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_text.html)
  public func setIconTooltipText(_ iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(entryPointer, iconPos.cValue, tooltip)
  }

  /// [`gtk_entry_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Entry.unset_invisible_char.html)
  public func unsetInvisibleChar() {
    gtk_entry_unset_invisible_char(entryPointer)
  }
}
#endif
