#if GTK
import CGTK

extension Notebook {
  /// [`gtk_notebook_append_page()`](https://docs.gtk.org/gtk4/method.Notebook.append_page.html)
  @discardableResult
  public func appendPage(_ child: Widget, tabLabel: Widget?) -> Int {
    Int(gtk_notebook_append_page(notebookPointer, child.widgetPointer, tabLabel?.widgetPointer))
  }

  /// [`gtk_notebook_append_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.append_page_menu.html)
  @discardableResult
  public func appendPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    Int(
      gtk_notebook_append_page_menu(
        notebookPointer, child.widgetPointer, tabLabel?.widgetPointer, menuLabel?.widgetPointer))
  }

  /// [`gtk_notebook_detach_tab()`](https://docs.gtk.org/gtk4/method.Notebook.detach_tab.html)
  public func detachTab(_ child: Widget) {
    gtk_notebook_detach_tab(notebookPointer, child.widgetPointer)
  }

  /// [`gtk_notebook_get_action_widget()`](https://docs.gtk.org/gtk4/method.Notebook.get_action_widget.html)
  @discardableResult
  public func getActionWidget(_ packType: PackType) -> Widget? {
    Widget.wrap(gtk_notebook_get_action_widget(notebookPointer, packType.cValue))
  }

  /// [`gtk_notebook_get_menu_label()`](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label.html)
  @discardableResult
  public func getMenuLabel(_ child: Widget) -> Widget? {
    Widget.wrap(gtk_notebook_get_menu_label(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_get_menu_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label_text.html)
  @discardableResult
  public func getMenuLabelText(_ child: Widget) -> String? {
    optionalSwiftString(gtk_notebook_get_menu_label_text(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_get_nth_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_nth_page.html)
  @discardableResult
  public func getNthPage(_ pageNum: Int) -> Widget? {
    Widget.wrap(gtk_notebook_get_nth_page(notebookPointer, gint(clamping: pageNum)))
  }

  /// [`gtk_notebook_get_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_page.html)
  @discardableResult
  public func getPage(_ child: Widget) -> NotebookPage? {
    NotebookPage.wrap(gtk_notebook_get_page(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_get_tab_detachable()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_detachable.html)
  @discardableResult
  public func getTabDetachable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_detachable(notebookPointer, child.widgetPointer) != 0
  }

  /// [`gtk_notebook_get_tab_label()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label.html)
  @discardableResult
  public func getTabLabel(_ child: Widget) -> Widget? {
    Widget.wrap(gtk_notebook_get_tab_label(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_get_tab_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label_text.html)
  @discardableResult
  public func getTabLabelText(_ child: Widget) -> String? {
    optionalSwiftString(gtk_notebook_get_tab_label_text(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_get_tab_reorderable()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_reorderable.html)
  @discardableResult
  public func getTabReorderable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_reorderable(notebookPointer, child.widgetPointer) != 0
  }

  /// [`gtk_notebook_insert_page()`](https://docs.gtk.org/gtk4/method.Notebook.insert_page.html)
  @discardableResult
  public func insertPage(_ child: Widget, tabLabel: Widget?, position: Int) -> Int {
    Int(
      gtk_notebook_insert_page(
        notebookPointer, child.widgetPointer, tabLabel?.widgetPointer, gint(clamping: position)))
  }

  /// [`gtk_notebook_insert_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.insert_page_menu.html)
  @discardableResult
  public func insertPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?, position: Int)
    -> Int
  {
    Int(
      gtk_notebook_insert_page_menu(
        notebookPointer, child.widgetPointer, tabLabel?.widgetPointer, menuLabel?.widgetPointer,
        gint(clamping: position)))
  }

  /// [`gtk_notebook_next_page()`](https://docs.gtk.org/gtk4/method.Notebook.next_page.html)
  public func nextPage() {
    gtk_notebook_next_page(notebookPointer)
  }

  /// [`gtk_notebook_page_num()`](https://docs.gtk.org/gtk4/method.Notebook.page_num.html)
  @discardableResult
  public func pageNum(_ child: Widget) -> Int {
    Int(gtk_notebook_page_num(notebookPointer, child.widgetPointer))
  }

  /// [`gtk_notebook_popup_disable()`](https://docs.gtk.org/gtk4/method.Notebook.popup_disable.html)
  public func popupDisable() {
    gtk_notebook_popup_disable(notebookPointer)
  }

  /// [`gtk_notebook_popup_enable()`](https://docs.gtk.org/gtk4/method.Notebook.popup_enable.html)
  public func popupEnable() {
    gtk_notebook_popup_enable(notebookPointer)
  }

  /// [`gtk_notebook_prepend_page()`](https://docs.gtk.org/gtk4/method.Notebook.prepend_page.html)
  @discardableResult
  public func prependPage(_ child: Widget, tabLabel: Widget?) -> Int {
    Int(gtk_notebook_prepend_page(notebookPointer, child.widgetPointer, tabLabel?.widgetPointer))
  }

  /// [`gtk_notebook_prepend_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.prepend_page_menu.html)
  @discardableResult
  public func prependPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    Int(
      gtk_notebook_prepend_page_menu(
        notebookPointer, child.widgetPointer, tabLabel?.widgetPointer, menuLabel?.widgetPointer))
  }

  /// [`gtk_notebook_prev_page()`](https://docs.gtk.org/gtk4/method.Notebook.prev_page.html)
  public func prevPage() {
    gtk_notebook_prev_page(notebookPointer)
  }

  /// [`gtk_notebook_remove_page()`](https://docs.gtk.org/gtk4/method.Notebook.remove_page.html)
  public func removePage(_ pageNum: Int) {
    gtk_notebook_remove_page(notebookPointer, gint(clamping: pageNum))
  }

  /// [`gtk_notebook_reorder_child()`](https://docs.gtk.org/gtk4/method.Notebook.reorder_child.html)
  public func reorderChild(_ child: Widget, position: Int) {
    gtk_notebook_reorder_child(notebookPointer, child.widgetPointer, gint(clamping: position))
  }

  /// [`gtk_notebook_set_action_widget()`](https://docs.gtk.org/gtk4/method.Notebook.set_action_widget.html)
  public func setActionWidget(_ widget: Widget, packType: PackType) {
    gtk_notebook_set_action_widget(notebookPointer, widget.widgetPointer, packType.cValue)
  }

  /// [`gtk_notebook_set_menu_label()`](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label.html)
  public func setMenuLabel(_ child: Widget, menuLabel: Widget?) {
    gtk_notebook_set_menu_label(notebookPointer, child.widgetPointer, menuLabel?.widgetPointer)
  }

  /// [`gtk_notebook_set_menu_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label_text.html)
  public func setMenuLabelText(_ child: Widget, menuText: String) {
    gtk_notebook_set_menu_label_text(notebookPointer, child.widgetPointer, menuText)
  }

  /// [`gtk_notebook_set_tab_detachable()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_detachable.html)
  public func setTabDetachable(_ child: Widget, detachable: Bool) {
    gtk_notebook_set_tab_detachable(notebookPointer, child.widgetPointer, detachable ? 1 : 0)
  }

  /// [`gtk_notebook_set_tab_label()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label.html)
  public func setTabLabel(_ child: Widget, tabLabel: Widget?) {
    gtk_notebook_set_tab_label(notebookPointer, child.widgetPointer, tabLabel?.widgetPointer)
  }

  /// [`gtk_notebook_set_tab_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label_text.html)
  public func setTabLabelText(_ child: Widget, tabText: String) {
    gtk_notebook_set_tab_label_text(notebookPointer, child.widgetPointer, tabText)
  }

  /// [`gtk_notebook_set_tab_reorderable()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_reorderable.html)
  public func setTabReorderable(_ child: Widget, reorderable: Bool) {
    gtk_notebook_set_tab_reorderable(notebookPointer, child.widgetPointer, reorderable ? 1 : 0)
  }
}
#endif
