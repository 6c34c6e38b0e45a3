import Foundation

/// A month's days as buttons.
struct CalendarGrid: View {
  /// Whether a day is selected.
  let isSelected: (DateComponents) -> Bool
  let isEnabled: (Date) -> Bool
  let select: (Date) -> Void
  /// The first moment of the month that is shown.
  @State private var month: Date
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  init(
    showing date: Date, isSelected: @escaping (DateComponents) -> Bool,
    isEnabled: @escaping (Date) -> Bool, select: @escaping (Date) -> Void
  ) {
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.select = select
    _month = State(initialValue: date)
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Text(verbatim: title).font(.headline)
        Spacer()
        Button {
          turn(by: -1)
        } label: {
          Image(systemName: "chevron.backward")
        }
        Button {
          turn(by: 1)
        } label: {
          Image(systemName: "chevron.forward")
        }
      }
      .buttonStyle(.borderless)
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          ForEach(weekdays.indices, id: \.self) { index in
            Text(verbatim: weekdays[index]).font(.caption).foregroundStyle(.secondary)
          }
        }
        ForEach(weeks, id: \.self) { week in
          GridRow {
            ForEach(week.indices, id: \.self) { index in
              if let day = week[index] { dayButton(day) } else { Color.clear.frame(height: 1) }
            }
          }
        }
      }
    }
    .fixedSize()
  }

  @ViewBuilder private func dayButton(_ day: Date) -> some View {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let button = Button {
      select(day)
    } label: {
      Text(verbatim: String(parts.day ?? 0)).frame(minWidth: 20)
    }
    .disabled(!isEnabled(day))
    if isSelected(parts) {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.borderless)
    }
  }

  private func turn(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }

  private var title: String {
    let parts = calendar.dateComponents([.year, .month], from: month)
    let names = calendar.standaloneMonthSymbols
    let index = (parts.month ?? 1) - 1
    let name = names.indices.contains(index) ? names[index] : ""
    return "\(name) \(parts.year ?? 0)"
  }

  private var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    guard names.indices.contains(first) else { return names }
    return Array(names[first...] + names[..<first])
  }

  /// The month's days by weeks; nil where a day belongs to another month.
  private var weeks: [[Date?]] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let days = calendar.range(of: .day, in: .month, for: month)
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    var cells = [Date?](repeating: nil, count: leading)
    for offset in 0..<days.count {
      cells.append(calendar.date(byAdding: .day, value: offset, to: interval.start))
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
