#if !os(tvOS)
import Foundation

/// Stand-in.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    @available(iOS 17.4, visionOS 1.1, *)
    case yearAndMonth
  }

  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var datePickerMode: Mode = .dateAndTime
  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
}

/// Stand-in.
@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact
  @available(iOS 14, *)
  case inline
}
#endif
