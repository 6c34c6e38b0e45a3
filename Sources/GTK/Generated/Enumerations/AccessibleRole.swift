#if GTK
import CGTK

/// [`GtkAccessibleRole`](https://docs.gtk.org/gtk4/enum.AccessibleRole.html)
nonisolated public enum AccessibleRole: UInt32, CaseIterable, CEnumeration {
  /// `GTK_ACCESSIBLE_ROLE_ALERT`
  case alert = 0
  /// `GTK_ACCESSIBLE_ROLE_ALERT_DIALOG`
  case alertDialog = 1
  /// `GTK_ACCESSIBLE_ROLE_BANNER`
  case banner = 2
  /// `GTK_ACCESSIBLE_ROLE_BUTTON`
  case button = 3
  /// `GTK_ACCESSIBLE_ROLE_CAPTION`
  case caption = 4
  /// `GTK_ACCESSIBLE_ROLE_CELL`
  case cell = 5
  /// `GTK_ACCESSIBLE_ROLE_CHECKBOX`
  case checkbox = 6
  /// `GTK_ACCESSIBLE_ROLE_COLUMN_HEADER`
  case columnHeader = 7
  /// `GTK_ACCESSIBLE_ROLE_COMBO_BOX`
  case comboBox = 8
  /// `GTK_ACCESSIBLE_ROLE_COMMAND`
  case command = 9
  /// `GTK_ACCESSIBLE_ROLE_COMPOSITE`
  case composite = 10
  /// `GTK_ACCESSIBLE_ROLE_DIALOG`
  case dialog = 11
  /// `GTK_ACCESSIBLE_ROLE_DOCUMENT`
  case document = 12
  /// `GTK_ACCESSIBLE_ROLE_FEED`
  case feed = 13
  /// `GTK_ACCESSIBLE_ROLE_FORM`
  case form = 14
  /// `GTK_ACCESSIBLE_ROLE_GENERIC`
  case generic = 15
  /// `GTK_ACCESSIBLE_ROLE_GRID`
  case grid = 16
  /// `GTK_ACCESSIBLE_ROLE_GRID_CELL`
  case gridCell = 17
  /// `GTK_ACCESSIBLE_ROLE_GROUP`
  case group = 18
  /// `GTK_ACCESSIBLE_ROLE_HEADING`
  case heading = 19
  /// `GTK_ACCESSIBLE_ROLE_IMG`
  case img = 20
  /// `GTK_ACCESSIBLE_ROLE_INPUT`
  case input = 21
  /// `GTK_ACCESSIBLE_ROLE_LABEL`
  case label = 22
  /// `GTK_ACCESSIBLE_ROLE_LANDMARK`
  case landmark = 23
  /// `GTK_ACCESSIBLE_ROLE_LEGEND`
  case legend = 24
  /// `GTK_ACCESSIBLE_ROLE_LINK`
  case link = 25
  /// `GTK_ACCESSIBLE_ROLE_LIST`
  case list = 26
  /// `GTK_ACCESSIBLE_ROLE_LIST_BOX`
  case listBox = 27
  /// `GTK_ACCESSIBLE_ROLE_LIST_ITEM`
  case listItem = 28
  /// `GTK_ACCESSIBLE_ROLE_LOG`
  case log = 29
  /// `GTK_ACCESSIBLE_ROLE_MAIN`
  case main = 30
  /// `GTK_ACCESSIBLE_ROLE_MARQUEE`
  case marquee = 31
  /// `GTK_ACCESSIBLE_ROLE_MATH`
  case math = 32
  /// `GTK_ACCESSIBLE_ROLE_METER`
  case meter = 33
  /// `GTK_ACCESSIBLE_ROLE_MENU`
  case menu = 34
  /// `GTK_ACCESSIBLE_ROLE_MENU_BAR`
  case menuBar = 35
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM`
  case menuItem = 36
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX`
  case menuItemCheckbox = 37
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO`
  case menuItemRadio = 38
  /// `GTK_ACCESSIBLE_ROLE_NAVIGATION`
  case navigation = 39
  /// `GTK_ACCESSIBLE_ROLE_NONE`
  case none = 40
  /// `GTK_ACCESSIBLE_ROLE_NOTE`
  case note = 41
  /// `GTK_ACCESSIBLE_ROLE_OPTION`
  case option = 42
  /// `GTK_ACCESSIBLE_ROLE_PRESENTATION`
  case presentation = 43
  /// `GTK_ACCESSIBLE_ROLE_PROGRESS_BAR`
  case progressBar = 44
  /// `GTK_ACCESSIBLE_ROLE_RADIO`
  case radio = 45
  /// `GTK_ACCESSIBLE_ROLE_RADIO_GROUP`
  case radioGroup = 46
  /// `GTK_ACCESSIBLE_ROLE_RANGE`
  case range = 47
  /// `GTK_ACCESSIBLE_ROLE_REGION`
  case region = 48
  /// `GTK_ACCESSIBLE_ROLE_ROW`
  case row = 49
  /// `GTK_ACCESSIBLE_ROLE_ROW_GROUP`
  case rowGroup = 50
  /// `GTK_ACCESSIBLE_ROLE_ROW_HEADER`
  case rowHeader = 51
  /// `GTK_ACCESSIBLE_ROLE_SCROLLBAR`
  case scrollbar = 52
  /// `GTK_ACCESSIBLE_ROLE_SEARCH`
  case search = 53
  /// `GTK_ACCESSIBLE_ROLE_SEARCH_BOX`
  case searchBox = 54
  /// `GTK_ACCESSIBLE_ROLE_SECTION`
  case section = 55
  /// `GTK_ACCESSIBLE_ROLE_SECTION_HEAD`
  case sectionHead = 56
  /// `GTK_ACCESSIBLE_ROLE_SELECT`
  case select = 57
  /// `GTK_ACCESSIBLE_ROLE_SEPARATOR`
  case separator = 58
  /// `GTK_ACCESSIBLE_ROLE_SLIDER`
  case slider = 59
  /// `GTK_ACCESSIBLE_ROLE_SPIN_BUTTON`
  case spinButton = 60
  /// `GTK_ACCESSIBLE_ROLE_STATUS`
  case status = 61
  /// `GTK_ACCESSIBLE_ROLE_STRUCTURE`
  case structure = 62
  /// `GTK_ACCESSIBLE_ROLE_SWITCH`
  case `switch` = 63
  /// `GTK_ACCESSIBLE_ROLE_TAB`
  case tab = 64
  /// `GTK_ACCESSIBLE_ROLE_TABLE`
  case table = 65
  /// `GTK_ACCESSIBLE_ROLE_TAB_LIST`
  case tabList = 66
  /// `GTK_ACCESSIBLE_ROLE_TAB_PANEL`
  case tabPanel = 67
  /// `GTK_ACCESSIBLE_ROLE_TEXT_BOX`
  case textBox = 68
  /// `GTK_ACCESSIBLE_ROLE_TIME`
  case time = 69
  /// `GTK_ACCESSIBLE_ROLE_TIMER`
  case timer = 70
  /// `GTK_ACCESSIBLE_ROLE_TOOLBAR`
  case toolbar = 71
  /// `GTK_ACCESSIBLE_ROLE_TOOLTIP`
  case tooltip = 72
  /// `GTK_ACCESSIBLE_ROLE_TREE`
  case tree = 73
  /// `GTK_ACCESSIBLE_ROLE_TREE_GRID`
  case treeGrid = 74
  /// `GTK_ACCESSIBLE_ROLE_TREE_ITEM`
  case treeItem = 75
  /// `GTK_ACCESSIBLE_ROLE_WIDGET`
  case widget = 76
  /// `GTK_ACCESSIBLE_ROLE_WINDOW`
  case window = 77

  /// A value of a later release, that is not known here, becomes `alert`.
  public init(_ value: GtkAccessibleRole) {
    self = AccessibleRole(rawValue: value.rawValue) ?? .alert
  }

  /// For calls into C.
  public var cValue: GtkAccessibleRole { GtkAccessibleRole(rawValue) }
}

extension AccessibleRole: ValueConvertible {}
#endif
