#if GTK
import CGTK

/// A day of the Gregorian calendar.
nonisolated public struct CalendarDay: Sendable, Hashable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}

extension Calendar {
  /// The selected day. Setting one that does not exist, such as 31 April, or a year outside of 1 to
  /// 9999, changes nothing.
  public var selectedDay: CalendarDay {
    get {
      let date = gtk_calendar_get_date(calendarPointer)
      defer { g_date_time_unref(date) }
      var year: gint = 0
      var month: gint = 0
      var day: gint = 0
      g_date_time_get_ymd(date, &year, &month, &day)
      return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
    }
    set {
      let date = g_date_time_new_local(
        gint(clamping: newValue.year), gint(clamping: newValue.month),
        gint(clamping: newValue.day), 0, 0, 0)
      guard let date else { return }
      gtk_calendar_select_day(calendarPointer, date)
      g_date_time_unref(date)
    }
  }
}
#endif
