#if GTK
import CGTK

/// [`GtkFileChooser`](https://docs.gtk.org/gtk4/iface.FileChooser.html)
public protocol FileChooser: Object {}

extension FileChooser {
  /// `pointer`, as the functions of `GtkFileChooser` take it.
  public var fileChooserPointer: OpaquePointer {
    opaquePointer
  }
}

extension FileChooser {
  /// [`gtk_file_chooser_get_action()`](https://docs.gtk.org/gtk4/method.FileChooser.get_action.html),
  /// [`gtk_file_chooser_set_action()`](https://docs.gtk.org/gtk4/method.FileChooser.set_action.html)
  public var action: FileChooserAction {
    get {
      FileChooserAction(gtk_file_chooser_get_action(fileChooserPointer))
    }
    set {
      gtk_file_chooser_set_action(fileChooserPointer, newValue.cValue)
    }
  }

  /// [`gtk_file_chooser_get_create_folders()`](https://docs.gtk.org/gtk4/method.FileChooser.get_create_folders.html),
  /// [`gtk_file_chooser_set_create_folders()`](https://docs.gtk.org/gtk4/method.FileChooser.set_create_folders.html)
  public var createFolders: Bool {
    get {
      gtk_file_chooser_get_create_folders(fileChooserPointer) != 0
    }
    set {
      gtk_file_chooser_set_create_folders(fileChooserPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_file_chooser_get_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.get_filter.html),
  /// [`gtk_file_chooser_set_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.set_filter.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var filter: FileFilter? {
    get {
      FileFilter.wrap(gtk_file_chooser_get_filter(fileChooserPointer))
    }
    set {
      if let newValue {
        gtk_file_chooser_set_filter(fileChooserPointer, newValue.fileFilterPointer)
      }
    }
  }

  /// [`gtk_file_chooser_get_filters()`](https://docs.gtk.org/gtk4/method.FileChooser.get_filters.html)
  public var filters: (any ListModel)? {
    Object.take(gtk_file_chooser_get_filters(fileChooserPointer), as: (any ListModel).self)
  }

  /// [`gtk_file_chooser_get_select_multiple()`](https://docs.gtk.org/gtk4/method.FileChooser.get_select_multiple.html),
  /// [`gtk_file_chooser_set_select_multiple()`](https://docs.gtk.org/gtk4/method.FileChooser.set_select_multiple.html)
  public var selectMultiple: Bool {
    get {
      gtk_file_chooser_get_select_multiple(fileChooserPointer) != 0
    }
    set {
      gtk_file_chooser_set_select_multiple(fileChooserPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_file_chooser_get_shortcut_folders()`](https://docs.gtk.org/gtk4/method.FileChooser.get_shortcut_folders.html)
  public var shortcutFolders: (any ListModel)? {
    Object.take(gtk_file_chooser_get_shortcut_folders(fileChooserPointer), as: (any ListModel).self)
  }

  /// [`gtk_file_chooser_get_current_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_folder.html)
  public var currentFolder: (any File)? {
    Object.take(gtk_file_chooser_get_current_folder(fileChooserPointer), as: (any File).self)
  }

  /// [`gtk_file_chooser_get_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_name.html),
  /// [`gtk_file_chooser_set_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.set_current_name.html)
  ///
  /// Setting nil changes nothing: GTK has no such state.
  public var currentName: String? {
    get {
      takenString(gtk_file_chooser_get_current_name(fileChooserPointer))
    }
    set {
      if let newValue {
        gtk_file_chooser_set_current_name(fileChooserPointer, newValue)
      }
    }
  }

  /// [`gtk_file_chooser_get_file()`](https://docs.gtk.org/gtk4/method.FileChooser.get_file.html)
  public var file: (any File)? {
    Object.take(gtk_file_chooser_get_file(fileChooserPointer), as: (any File).self)
  }

  /// [`gtk_file_chooser_get_files()`](https://docs.gtk.org/gtk4/method.FileChooser.get_files.html)
  public var files: (any ListModel)? {
    Object.take(gtk_file_chooser_get_files(fileChooserPointer), as: (any ListModel).self)
  }
}

extension FileChooser {
  /// [`gtk_file_chooser_add_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.add_filter.html)
  public func addFilter(_ filter: FileFilter) {
    gtk_file_chooser_add_filter(fileChooserPointer, filter.fileFilterPointer)
  }

  /// [`gtk_file_chooser_get_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.get_choice.html)
  @discardableResult
  public func getChoice(_ id: String) -> String? {
    optionalSwiftString(gtk_file_chooser_get_choice(fileChooserPointer, id))
  }

  /// [`gtk_file_chooser_remove_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_choice.html)
  public func removeChoice(_ id: String) {
    gtk_file_chooser_remove_choice(fileChooserPointer, id)
  }

  /// [`gtk_file_chooser_remove_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_filter.html)
  public func removeFilter(_ filter: FileFilter) {
    gtk_file_chooser_remove_filter(fileChooserPointer, filter.fileFilterPointer)
  }

  /// [`gtk_file_chooser_set_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.set_choice.html)
  public func setChoice(_ id: String, option: String) {
    gtk_file_chooser_set_choice(fileChooserPointer, id, option)
  }
}
#endif
