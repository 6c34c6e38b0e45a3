// What Apple's headers declare on a platform and forbid there: the name is found, and using it is an
// error.

#if os(tvOS)
/// Stand-in.
@available(*, unavailable)
open class UIColorWell: UIControl {}

/// Stand-in.
@available(*, unavailable)
open class UIDatePicker: UIControl {}

/// Stand-in.
@available(*, unavailable)
open class UIPickerView: UIView {}

/// Stand-in.
@available(*, unavailable)
open class UIPopoverPresentationController: UIPresentationController {}

/// Stand-in.
@available(*, unavailable)
open class UISlider: UIControl {}

/// Stand-in.
@available(*, unavailable)
open class UIStepper: UIControl {}

/// Stand-in.
@available(*, unavailable)
open class UISwitch: UIControl {}
#endif

#if targetEnvironment(macCatalyst)
import Foundation

/// Stand-in.
@available(*, unavailable)
open class NSButton: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSColorWell: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSDatePicker: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSPopUpButton: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSProgressIndicator: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSScrollView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSSegmentedControl: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSSlider: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSSplitView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSStepper: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSSwitch: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSTabView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSTableCellView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSTableView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSTextField: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSTextView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSView: NSObject {}

/// Stand-in.
@available(*, unavailable)
open class NSWindow: NSObject {}
#endif
