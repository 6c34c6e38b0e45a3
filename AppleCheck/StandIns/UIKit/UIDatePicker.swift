#if !os(tvOS)
  import Foundation

  /// Stand-in.
  open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var datePickerMode: Mode = .dateAndTime
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  }

  /// Stand-in.
  public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
#endif
