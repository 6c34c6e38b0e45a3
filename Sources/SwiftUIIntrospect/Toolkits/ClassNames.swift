#if !os(watchOS)
#if GTK
public import GTK
#endif

// A view type names classes of all platforms. Here are the names that the running one lacks, and
// GTK's classes by the names that they have in C. Types that conform see them, nobody else does.
extension PlatformIntrospectable {
  #if !canImport(UIKit)
  public typealias UIActivityIndicatorView = ForeignEntity
  public typealias UICollectionView = ForeignEntity
  public typealias UICollectionViewCell = ForeignEntity
  public typealias UINavigationController = ForeignEntity
  public typealias UIPageControl = ForeignEntity
  public typealias UIPresentationController = ForeignEntity
  public typealias UIProgressView = ForeignEntity
  public typealias UIScrollView = ForeignEntity
  public typealias UISearchBar = ForeignEntity
  public typealias UISegmentedControl = ForeignEntity
  public typealias UISplitViewController = ForeignEntity
  public typealias UITabBarController = ForeignEntity
  public typealias UITableView = ForeignEntity
  public typealias UITableViewCell = ForeignEntity
  public typealias UITextField = ForeignEntity
  public typealias UITextView = ForeignEntity
  public typealias UIView = ForeignEntity
  public typealias UIViewController = ForeignEntity
  public typealias UIWindow = ForeignEntity
  #endif
  #if !canImport(UIKit) || os(tvOS)
  public typealias UIColorWell = ForeignEntity
  public typealias UIDatePicker = ForeignEntity
  public typealias UIPickerView = ForeignEntity
  public typealias UIPopoverPresentationController = ForeignEntity
  public typealias UISlider = ForeignEntity
  public typealias UIStepper = ForeignEntity
  public typealias UISwitch = ForeignEntity
  #endif
  #if !canImport(AppKit) || canImport(UIKit)
  public typealias NSButton = ForeignEntity
  public typealias NSColorWell = ForeignEntity
  public typealias NSDatePicker = ForeignEntity
  public typealias NSPopUpButton = ForeignEntity
  public typealias NSProgressIndicator = ForeignEntity
  public typealias NSScrollView = ForeignEntity
  public typealias NSSegmentedControl = ForeignEntity
  public typealias NSSlider = ForeignEntity
  public typealias NSSplitView = ForeignEntity
  public typealias NSStepper = ForeignEntity
  public typealias NSSwitch = ForeignEntity
  public typealias NSTabView = ForeignEntity
  public typealias NSTableCellView = ForeignEntity
  public typealias NSTableView = ForeignEntity
  public typealias NSTextField = ForeignEntity
  public typealias NSTextView = ForeignEntity
  public typealias NSView = ForeignEntity
  public typealias NSWindow = ForeignEntity
  #endif
  #if !canImport(AVKit) || os(macOS)
  public typealias AVPlayerViewController = ForeignEntity
  #endif
  #if !canImport(AVKit) || !os(macOS)
  public typealias AVPlayerView = ForeignEntity
  #endif
  #if !canImport(MapKit)
  public typealias MKMapView = ForeignEntity
  #endif
  #if GTK
  public typealias GtkBox = GTK.Box
  public typealias GtkButton = GTK.Button
  public typealias GtkCheckButton = GTK.CheckButton
  public typealias GtkColorButton = GTK.ColorButton
  public typealias GtkColumnView = GTK.ColumnView
  public typealias GtkDropDown = GTK.DropDown
  public typealias GtkEntry = GTK.Entry
  public typealias GtkListView = GTK.ListView
  public typealias GtkPasswordEntry = GTK.PasswordEntry
  public typealias GtkPopover = GTK.Popover
  public typealias GtkProgressBar = GTK.ProgressBar
  public typealias GtkScale = GTK.Scale
  public typealias GtkScrolledWindow = GTK.ScrolledWindow
  public typealias GtkSearchEntry = GTK.SearchEntry
  public typealias GtkSpinner = GTK.Spinner
  public typealias GtkStack = GTK.Stack
  public typealias GtkSwitch = GTK.Switch
  public typealias GtkTextView = GTK.TextView
  public typealias GtkToggleButton = GTK.ToggleButton
  public typealias GtkWidget = GTK.Widget
  public typealias GtkWindow = GTK.Window
  #else
  public typealias GtkBox = ForeignEntity
  public typealias GtkButton = ForeignEntity
  public typealias GtkCheckButton = ForeignEntity
  public typealias GtkColorButton = ForeignEntity
  public typealias GtkColumnView = ForeignEntity
  public typealias GtkDropDown = ForeignEntity
  public typealias GtkEntry = ForeignEntity
  public typealias GtkListView = ForeignEntity
  public typealias GtkPasswordEntry = ForeignEntity
  public typealias GtkPopover = ForeignEntity
  public typealias GtkProgressBar = ForeignEntity
  public typealias GtkScale = ForeignEntity
  public typealias GtkScrolledWindow = ForeignEntity
  public typealias GtkSearchEntry = ForeignEntity
  public typealias GtkSpinner = ForeignEntity
  public typealias GtkStack = ForeignEntity
  public typealias GtkSwitch = ForeignEntity
  public typealias GtkTextView = ForeignEntity
  public typealias GtkToggleButton = ForeignEntity
  public typealias GtkWidget = ForeignEntity
  public typealias GtkWindow = ForeignEntity
  #endif
}
#endif
