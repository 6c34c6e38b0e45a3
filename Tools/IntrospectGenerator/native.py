"""The classes that view types name, and where each exists."""

UIKIT = "canImport(UIKit)"
# UIKit declares these on tvOS too, and forbids them there.
NOT_ON_TVOS = "canImport(UIKit) && !os(tvOS)"
# On Mac Catalyst AppKit's names are there too, and forbidden.
APPKIT = "canImport(AppKit) && !canImport(UIKit)"
GTK = "GTK"

# (module, condition, names, the release that has them where older ones do not)
CLASSES = [
    ("UIKit", UIKIT, """
        UIActivityIndicatorView UICollectionView UICollectionViewCell UINavigationController
        UIPageControl UIPresentationController UIProgressView UIScrollView UISearchBar
        UISegmentedControl UISplitViewController UITabBarController UITableView UITableViewCell
        UITextField UITextView UIView UIViewController UIWindow
     """),
    ("UIKit", NOT_ON_TVOS, """
        UIColorWell UIDatePicker UIPickerView UIPopoverPresentationController UISlider UIStepper
        UISwitch
     """),
    ("AppKit", APPKIT, """
        NSButton NSColorWell NSDatePicker NSPopUpButton NSProgressIndicator NSScrollView
        NSSegmentedControl NSSlider NSSplitView NSStepper NSSwitch NSTabView NSTableCellView
        NSTableView NSTextField NSTextView NSView NSWindow
     """),
    ("AVKit", "canImport(AVKit) && !os(macOS)", "AVPlayerViewController"),
    ("AVKit", "canImport(AVKit) && os(macOS)", "AVPlayerView"),
    ("MapKit", "canImport(MapKit)", "MKMapView"),
    ("WebKit", "canImport(WebKit)", "WKWebView"),
    ("GTK", GTK, """
        GtkBox GtkButton GtkCheckButton GtkColorButton GtkColumnView GtkDropDown GtkEntry
        GtkListView GtkPasswordEntry GtkPopover GtkProgressBar GtkScale GtkScrolledWindow
        GtkSearchEntry GtkSpinner GtkStack GtkSwitch GtkTextView GtkToggleButton GtkWidget
        GtkWindow
     """),
]

AVAILABILITY = {"UIColorWell": "iOS 14, *"}

IMPORTS = [
    ("AVKit", "canImport(AVKit)"), ("AppKit", APPKIT), ("GTK", GTK),
    ("MapKit", "canImport(MapKit)"), ("UIKit", UIKIT), ("WebKit", "canImport(WebKit)"),
]


def native_file():
    lines = ["#if !os(watchOS)"]
    for module, condition in IMPORTS:
        lines += [f"#if {condition}", f"public import {module}", "#endif"]
    lines += [
        "",
        "/// The classes that view types name: each is what its toolkit declares, and ``ForeignEntity``",
        "/// where the platform lacks the class or forbids its use.",
        "///",
        "/// In a type of their own, since a name by itself would mean the forbidden class.",
        "public enum Native {",
    ]
    for module, condition, names in CLASSES:
        names = names.split()
        lines.append(f"  #if {condition}")
        for name in names:
            if name in AVAILABILITY:
                lines.append(f"  @available({AVAILABILITY[name]})")
            swift_name = name.removeprefix("Gtk")
            lines.append(f"  public typealias {name} = {module}.{swift_name}")
        lines.append("  #else")
        lines += [f"  public typealias {name} = ForeignEntity" for name in names]
        lines.append("  #endif")
    return "\n".join([*lines, "}", "#endif", ""])
