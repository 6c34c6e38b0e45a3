import Foundation

/// A date as its parts, each of which can be stepped through: year, month and day, hour and minute.
struct DateFields: View {
  let value: DateValue
  /// Whether each part has buttons to step through it.
  var hasSteppers = true
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 12) {
      if value.components.contains(.date) {
        HStack(spacing: 2) { fields(dateParts, separator: "-") }
      }
      if value.components.contains(.hourAndMinute) {
        HStack(spacing: 2) { fields([.hour, .minute], separator: ":") }
      }
      if hasSteppers {
        StepperButtons(
          configuration: StepperButtons.Configuration(
            increment: { step(by: 1) }, decrement: { step(by: -1) },
            onEditingChanged: { _ in }, canIncrement: { value.canMove(forward: true) },
            canDecrement: { value.canMove(forward: false) }))
      }
    }
  }

  // The order of ISO 8601, which is read alike everywhere.
  private var dateParts: [Calendar.Component] { [.year, .month, .day] }

  private var zoned: Calendar {
    var calendar = self.calendar
    calendar.timeZone = timeZone
    return calendar
  }

  private func fields(_ parts: [Calendar.Component], separator: String) -> some View {
    ForEach(parts.indices, id: \.self) { index in
      if index > 0 { Text(verbatim: separator) }
      TextField(text: text(parts[index])) { Text(verbatim: Self.name(parts[index])) }
        .frame(width: parts[index] == .year ? 62 : 44)
        .multilineTextAlignment(.center)
    }
  }

  private static func name(_ part: Calendar.Component) -> String {
    switch part {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    default: "Minute"
    }
  }

  /// One part of the date as text. What is no such part leaves the date as it is.
  private func text(_ part: Calendar.Component) -> Binding<String> {
    let calendar = zoned
    let value = self.value
    return Binding<String>(
      get: {
        let number = calendar.component(part, from: value.selection.wrappedValue)
        let digits = String(number)
        let length = part == .year ? 4 : 2
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
      },
      set: { text in
        guard let number = Int(text),
          let date = calendar.setting(part, to: number, of: value.selection.wrappedValue)
        else { return }
        value.set(date)
      })
  }

  private func step(by count: Int) {
    let part: Calendar.Component = value.components.contains(.hourAndMinute) ? .minute : .day
    guard let date = zoned.date(byAdding: part, value: count, to: value.selection.wrappedValue)
    else { return }
    value.set(date)
  }
}

extension Calendar {
  /// The date with one of its parts replaced; nil where there is no such date.
  func setting(_ part: Component, to number: Int, of date: Date) -> Date? {
    var parts = dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch part {
    case .year: parts.year = number
    case .month: parts.month = number
    case .day: parts.day = number
    case .hour: parts.hour = number
    case .minute: parts.minute = number
    default: return nil
    }
    guard let range = range(of: part, in: .era, for: date) ?? maximumRange(of: part),
      range.contains(number) || part == .year
    else { return nil }
    return self.date(from: parts)
  }
}

/// A date to choose, and its range.
struct DateValue {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents

  init(_ configuration: DatePickerStyleConfiguration) {
    selection = configuration.$selection
    minimum = configuration.minimumDate
    maximum = configuration.maximumDate
    components = configuration.displayedComponents
  }

  init(
    selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  /// Sets the date, or the nearest one in the range.
  func set(_ date: Date) {
    var date = date
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    if date != selection.wrappedValue { selection.wrappedValue = date }
  }

  func canMove(forward: Bool) -> Bool {
    let date = selection.wrappedValue
    if forward { return maximum.map { date < $0 } ?? true }
    return minimum.map { date > $0 } ?? true
  }
}
