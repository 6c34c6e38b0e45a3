#if os(macOS)
import Foundation

/// Stand-in.
open class NSDatePicker: NSControl {
  open var dateValue = Date()
  open var minDate: Date?
  open var maxDate: Date?
  open var datePickerStyle: Style = .textFieldAndStepper
  open var drawsBackground = true
  open var isBezeled = true
  open var backgroundColor = NSColor.white
  open var textColor = NSColor.black

  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
}

/// Stand-in.
open class NSColorWell: NSControl {
  open var color = NSColor.black
  open var isBordered = true
  @available(macOS 14, *)
  open var supportsAlpha = true
}
#endif
