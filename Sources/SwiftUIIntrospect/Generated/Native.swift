// Made by Tools/IntrospectGenerator/generate.py. Do not edit.
#if !os(watchOS)
#if canImport(AVKit)
public import AVKit
#endif
#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
#endif
#if GTK
public import GTK
#endif
#if canImport(MapKit)
public import MapKit
#endif
#if canImport(UIKit)
public import UIKit
#endif
#if canImport(WebKit)
public import WebKit
#endif

/// The classes that view types name: each is what its toolkit declares, and ``ForeignEntity``
/// where the platform lacks the class or forbids its use.
///
/// In a type of their own, since a name by itself would mean the forbidden class.
public enum Native {
  #if canImport(UIKit)
  public typealias UIActivityIndicatorView = UIKit.UIActivityIndicatorView
  public typealias UICollectionView = UIKit.UICollectionView
  public typealias UICollectionViewCell = UIKit.UICollectionViewCell
  public typealias UINavigationController = UIKit.UINavigationController
  public typealias UIPageControl = UIKit.UIPageControl
  public typealias UIPresentationController = UIKit.UIPresentationController
  public typealias UIProgressView = UIKit.UIProgressView
  public typealias UIScrollView = UIKit.UIScrollView
  public typealias UISearchBar = UIKit.UISearchBar
  public typealias UISegmentedControl = UIKit.UISegmentedControl
  public typealias UISplitViewController = UIKit.UISplitViewController
  public typealias UITabBarController = UIKit.UITabBarController
  public typealias UITableView = UIKit.UITableView
  public typealias UITableViewCell = UIKit.UITableViewCell
  public typealias UITextField = UIKit.UITextField
  public typealias UITextView = UIKit.UITextView
  public typealias UIView = UIKit.UIView
  public typealias UIViewController = UIKit.UIViewController
  public typealias UIWindow = UIKit.UIWindow
  #else
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
  #if canImport(UIKit) && !os(tvOS)
  @available(iOS 14, *)
  public typealias UIColorWell = UIKit.UIColorWell
  public typealias UIDatePicker = UIKit.UIDatePicker
  public typealias UIPickerView = UIKit.UIPickerView
  public typealias UIPopoverPresentationController = UIKit.UIPopoverPresentationController
  public typealias UISlider = UIKit.UISlider
  public typealias UIStepper = UIKit.UIStepper
  public typealias UISwitch = UIKit.UISwitch
  #else
  public typealias UIColorWell = ForeignEntity
  public typealias UIDatePicker = ForeignEntity
  public typealias UIPickerView = ForeignEntity
  public typealias UIPopoverPresentationController = ForeignEntity
  public typealias UISlider = ForeignEntity
  public typealias UIStepper = ForeignEntity
  public typealias UISwitch = ForeignEntity
  #endif
  #if canImport(AppKit) && !canImport(UIKit)
  public typealias NSButton = AppKit.NSButton
  public typealias NSColorWell = AppKit.NSColorWell
  public typealias NSDatePicker = AppKit.NSDatePicker
  public typealias NSPopUpButton = AppKit.NSPopUpButton
  public typealias NSProgressIndicator = AppKit.NSProgressIndicator
  public typealias NSScrollView = AppKit.NSScrollView
  public typealias NSSegmentedControl = AppKit.NSSegmentedControl
  public typealias NSSlider = AppKit.NSSlider
  public typealias NSSplitView = AppKit.NSSplitView
  public typealias NSStepper = AppKit.NSStepper
  public typealias NSSwitch = AppKit.NSSwitch
  public typealias NSTabView = AppKit.NSTabView
  public typealias NSTableCellView = AppKit.NSTableCellView
  public typealias NSTableView = AppKit.NSTableView
  public typealias NSTextField = AppKit.NSTextField
  public typealias NSTextView = AppKit.NSTextView
  public typealias NSView = AppKit.NSView
  public typealias NSWindow = AppKit.NSWindow
  #else
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
  #if canImport(AVKit) && !os(macOS)
  public typealias AVPlayerViewController = AVKit.AVPlayerViewController
  #else
  public typealias AVPlayerViewController = ForeignEntity
  #endif
  #if canImport(AVKit) && os(macOS)
  public typealias AVPlayerView = AVKit.AVPlayerView
  #else
  public typealias AVPlayerView = ForeignEntity
  #endif
  #if canImport(MapKit)
  public typealias MKMapView = MapKit.MKMapView
  #else
  public typealias MKMapView = ForeignEntity
  #endif
  #if canImport(WebKit)
  public typealias WKWebView = WebKit.WKWebView
  #else
  public typealias WKWebView = ForeignEntity
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
