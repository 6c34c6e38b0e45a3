"""What is generated, and where Swift's name differs from the library's."""

GIR_FILES = ["Gio-2.0", "Gdk-4.0", "Pango-1.0", "Gsk-4.0", "Gtk-4.0", "Adw-1"]

GTK = """
    Accessible Actionable Adjustment Application ApplicationWindow Box Button Calendar CenterBox
    CheckButton ColorButton ColorChooser ColumnView ColumnViewColumn CssProvider DragSource
    DrawingArea DropDown DropTarget Editable Entry EntryBuffer EventController
    EventControllerFocus EventControllerKey EventControllerMotion EventControllerScroll Expander
    FileChooser FileChooserNative FileFilter FilterListModel Fixed FlowBox FlowBoxChild Frame Gesture
    GestureClick GestureDrag GestureLongPress GestureRotate GestureSingle GestureSwipe GestureZoom
    Grid GridView HeaderBar IconTheme Image Inscription Label LayoutManager LevelBar LinkButton
    ListBase ListBox ListBoxRow ListItem ListItemFactory ListView MediaControls MediaFile
    MediaStream MenuButton MultiSelection Native NativeDialog NoSelection Notebook NotebookPage
    Orientable Overlay Paned PasswordEntry Picture Popover PopoverMenu PopoverMenuBar ProgressBar
    Range Revealer Root Scale Scrollable Scrollbar ScrolledWindow SearchBar SearchEntry
    SelectionModel Separator Settings Shortcut ShortcutAction ShortcutController ShortcutTrigger
    SignalListItemFactory SingleSelection SizeGroup SpinButton Spinner Stack StackPage
    StackSidebar StackSwitcher StringList StringObject Switch Text TextBuffer TextView
    ToggleButton TreeExpander TreeListModel TreeListRow Video Viewport Widget Window
    WindowControls WindowHandle ActionBar EditableLabel InfoBar Sorter SortListModel CustomSorter
"""

ADW = """
    ActionRow Animation Application ApplicationWindow Avatar Bin ButtonContent Carousel
    CarouselIndicatorDots Clamp ComboRow EntryRow ExpanderRow HeaderBar MessageDialog
    PasswordEntryRow PreferencesGroup PreferencesPage PreferencesRow PreferencesWindow SplitButton
    StatusPage StyleManager Toast ToastOverlay ViewStack ViewStackPage ViewSwitcher
    ViewSwitcherBar Window WindowTitle
"""

GDK = """
    Clipboard ContentProvider Cursor Device Display FrameClock MemoryTexture Monitor Paintable
    Surface Texture
"""

GIO = """
    Action ActionGroup ActionMap Application File Icon ListModel ListStore Menu MenuItem MenuModel
    SimpleAction SimpleActionGroup ThemedIcon
"""

PANGO = "Context Layout"

NAMES = {"Gio.Application": "GioApplication", "Pango.Context": "PangoContext",
         "Pango.Layout": "PangoLayout", "Pango.WrapMode": "LineWrapMode",
         "Pango.Alignment": "LineAlignment", "Pango.Direction": "PangoDirection",
         "Gio.FileType": "FileKind"}

# C functions that would be wrong here, or that have a hand-written counterpart.
SKIPPED = {
    # A Swift object is never unowned by anybody; these undo GTK's own bookkeeping.
    "gtk_widget_unrealize", "gtk_widget_realize", "gtk_widget_unmap", "gtk_widget_map",
    "gtk_widget_allocate", "gtk_widget_size_allocate", "gtk_widget_dispose_template",
    "gtk_widget_init_template",
    # Returns the number of an item in the ATK sense, which has no meaning outside of GTK.
    "gtk_editable_init_delegate", "gtk_editable_get_delegate",
    # Hand-written: the item type and the items.
    "g_list_model_get_item", "g_list_model_get_object", "g_list_model_get_item_type",
    # Only for the class's own implementation.
    "g_list_model_items_changed", "gtk_accessible_get_at_context",
    # X11 and platform specific.
    "gdk_surface_get_scale",
}


# Labels of initializers' parameters that read better than the C parameters' names.
LABELS = {
    "gtk_label_new": ["_"],
    "gtk_inscription_new": ["_"],
    "gtk_frame_new": ["label"],
    "adw_message_dialog_new": ["transientFor", "heading", "body"],
}


def selected():
    result = []
    for namespace, names in (("Gio", GIO), ("Gdk", GDK), ("Pango", PANGO), ("Gtk", GTK),
                             ("Adw", ADW)):
        result += [f"{namespace}.{name}" for name in names.split()]
    return result


def swift_name(key):
    """The Swift type's name for a qualified GIR name."""
    if key in NAMES:
        return NAMES[key]
    namespace, name = key.split(".")
    return f"Adw{name}" if namespace == "Adw" else name
