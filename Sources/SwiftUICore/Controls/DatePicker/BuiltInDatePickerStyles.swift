import Foundation

/// The standard style: fields for the parts of the date, and buttons to step through it.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) { DateFields(value: DateValue(configuration)) }
  }
}

/// Fields for the parts of the date, and buttons to step through it.
public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) { DateFields(value: DateValue(configuration)) }
  }
}

/// Fields for the parts of the date.
public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      DateFields(value: DateValue(configuration), hasSteppers: false)
    }
  }
}

/// Fields for the parts of the date, which can be stepped through: GTK's desktops have no wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) { DateFields(value: DateValue(configuration)) }
  }
}

/// A button that shows the date, and a calendar when it is activated.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) { CompactDate(value: DateValue(configuration)) }
  }
}

/// A calendar, with fields for the time under it.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      GraphicalDate(value: DateValue(configuration))
    }
  }
}

private struct CompactDate: View {
  let value: DateValue
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(value.selection.wrappedValue, format: format)
    }
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      GraphicalDate(value: value).padding(12)
    }
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(
      date: value.components.contains(.date) ? .abbreviated : .omitted,
      time: value.components.contains(.hourAndMinute) ? .shortened : .omitted)
  }
}

private struct GraphicalDate: View {
  let value: DateValue
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    VStack(alignment: .leading) {
      if value.components.contains(.date) {
        let selected = calendar.dateComponents(
          [.era, .year, .month, .day], from: value.selection.wrappedValue)
        CalendarGrid(
          showing: value.selection.wrappedValue, isSelected: { $0 == selected },
          isEnabled: { isInRange($0) }, select: { select($0) })
      }
      if value.components.contains(.hourAndMinute) {
        DateFields(value: timeOnly)
      }
    }
  }

  private var timeOnly: DateValue {
    DateValue(
      selection: value.selection, minimum: value.minimum, maximum: value.maximum,
      components: .hourAndMinute)
  }

  /// Whether any moment of a day is in the range.
  private func isInRange(_ day: Date) -> Bool {
    if let maximum = value.maximum, calendar.startOfDay(for: day) > maximum { return false }
    guard let minimum = value.minimum else { return true }
    return calendar.startOfDay(for: day) >= calendar.startOfDay(for: minimum)
  }

  /// Moves the date to another day, at the time that it had.
  private func select(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: value.selection.wrappedValue)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    value.set(date ?? day)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
