#if GTK
import CGTK

/// [`GtkCalendar`](https://docs.gtk.org/gtk4/class.Calendar.html)
open class Calendar: Widget {
  /// `pointer`, as the functions of `GtkCalendar` take it.
  public var calendarPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gtk_calendar_get_type() }

  /// [`gtk_calendar_new()`](https://docs.gtk.org/gtk4/ctor.Calendar.new.html)
  public convenience init() {
    let made = constructed(gtk_calendar_new(), by: "gtk_calendar_new")
    self.init(raw: made, transfer: .none)
  }
}

extension Calendar {
  /// [`GtkCalendar:day`](https://docs.gtk.org/gtk4/property.Calendar.day.html)
  public var day: Int {
    get {
      property("day") ?? 0
    }
    set {
      setProperty("day", newValue)
    }
  }

  /// [`GtkCalendar:month`](https://docs.gtk.org/gtk4/property.Calendar.month.html)
  public var month: Int {
    get {
      property("month") ?? 0
    }
    set {
      setProperty("month", newValue)
    }
  }

  /// [`gtk_calendar_get_show_day_names()`](https://docs.gtk.org/gtk4/method.Calendar.get_show_day_names.html),
  /// [`gtk_calendar_set_show_day_names()`](https://docs.gtk.org/gtk4/method.Calendar.set_show_day_names.html)
  public var showDayNames: Bool {
    get {
      gtk_calendar_get_show_day_names(calendarPointer) != 0
    }
    set {
      gtk_calendar_set_show_day_names(calendarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_calendar_get_show_heading()`](https://docs.gtk.org/gtk4/method.Calendar.get_show_heading.html),
  /// [`gtk_calendar_set_show_heading()`](https://docs.gtk.org/gtk4/method.Calendar.set_show_heading.html)
  public var showHeading: Bool {
    get {
      gtk_calendar_get_show_heading(calendarPointer) != 0
    }
    set {
      gtk_calendar_set_show_heading(calendarPointer, newValue ? 1 : 0)
    }
  }

  /// [`gtk_calendar_get_show_week_numbers()`](https://docs.gtk.org/gtk4/method.Calendar.get_show_week_numbers.html),
  /// [`gtk_calendar_set_show_week_numbers()`](https://docs.gtk.org/gtk4/method.Calendar.set_show_week_numbers.html)
  public var showWeekNumbers: Bool {
    get {
      gtk_calendar_get_show_week_numbers(calendarPointer) != 0
    }
    set {
      gtk_calendar_set_show_week_numbers(calendarPointer, newValue ? 1 : 0)
    }
  }

  /// [`GtkCalendar:year`](https://docs.gtk.org/gtk4/property.Calendar.year.html)
  public var year: Int {
    get {
      property("year") ?? 0
    }
    set {
      setProperty("year", newValue)
    }
  }
}

extension Calendar {
  /// [`gtk_calendar_clear_marks()`](https://docs.gtk.org/gtk4/method.Calendar.clear_marks.html)
  public func clearMarks() {
    gtk_calendar_clear_marks(calendarPointer)
  }

  /// [`gtk_calendar_get_day_is_marked()`](https://docs.gtk.org/gtk4/method.Calendar.get_day_is_marked.html)
  @discardableResult
  public func getDayIsMarked(_ day: UInt) -> Bool {
    gtk_calendar_get_day_is_marked(calendarPointer, guint(clamping: day)) != 0
  }

  /// [`gtk_calendar_mark_day()`](https://docs.gtk.org/gtk4/method.Calendar.mark_day.html)
  public func markDay(_ day: UInt) {
    gtk_calendar_mark_day(calendarPointer, guint(clamping: day))
  }

  /// [`gtk_calendar_unmark_day()`](https://docs.gtk.org/gtk4/method.Calendar.unmark_day.html)
  public func unmarkDay(_ day: UInt) {
    gtk_calendar_unmark_day(calendarPointer, guint(clamping: day))
  }
}

extension Calendar {
  /// [`GtkCalendar::day-selected`](https://docs.gtk.org/gtk4/signal.Calendar.day-selected.html)
  @discardableResult
  public func onDaySelected(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("day-selected", handler)
  }

  /// [`GtkCalendar::next-month`](https://docs.gtk.org/gtk4/signal.Calendar.next-month.html)
  @discardableResult
  public func onNextMonth(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("next-month", handler)
  }

  /// [`GtkCalendar::next-year`](https://docs.gtk.org/gtk4/signal.Calendar.next-year.html)
  @discardableResult
  public func onNextYear(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("next-year", handler)
  }

  /// [`GtkCalendar::prev-month`](https://docs.gtk.org/gtk4/signal.Calendar.prev-month.html)
  @discardableResult
  public func onPrevMonth(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("prev-month", handler)
  }

  /// [`GtkCalendar::prev-year`](https://docs.gtk.org/gtk4/signal.Calendar.prev-year.html)
  @discardableResult
  public func onPrevYear(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("prev-year", handler)
  }
}
#endif
