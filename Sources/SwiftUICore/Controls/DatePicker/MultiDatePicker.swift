import Foundation

/// A control for picking multiple dates.
///
/// A calendar in which each day can be selected and deselected. The selected dates have the components that
/// identify a day: calendar, era, year, month and day.
public struct MultiDatePicker<Label: View> {
  package var _selection: Binding<Set<DateComponents>>
  package var minimumDate: Date?
  /// The first moment that can no longer be selected.
  package var maximumDate: Date?
  package var label: Label

  init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, _ minimumDate: Date? = nil,
    _ maximumDate: Date? = nil
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
  }
}

extension MultiDatePicker: View {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound, bounds.upperBound)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound, nil)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, bounds.upperBound)
  }

  public var body: some View {
    MultiDateCalendar(selection: _selection, minimum: minimumDate, maximum: maximumDate)
  }
}

private struct MultiDateCalendar: View {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let maximum: Date?
  @Environment(\.calendar) private var calendar

  var body: some View {
    let selected = Set(selection.wrappedValue.map { Self.day($0) })
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    CalendarGrid(
      showing: first ?? minimum ?? Date.now, isSelected: { selected.contains(Self.day($0)) },
      isEnabled: { isInRange($0) }, select: { toggle($0) })
  }

  /// What tells a day, whatever else is known of it.
  private static func day(_ components: DateComponents) -> DateComponents {
    DateComponents(year: components.year, month: components.month, day: components.day)
  }

  private func isInRange(_ date: Date) -> Bool {
    if let maximum, calendar.startOfDay(for: date) >= maximum { return false }
    guard let minimum else { return true }
    return calendar.startOfDay(for: date) >= calendar.startOfDay(for: minimum)
  }

  private func toggle(_ date: Date) {
    var days = selection.wrappedValue
    let new = calendar.dateComponents(
      [.calendar, .era, .year, .month, .day], from: date)
    let same: [DateComponents] = days.filter { Self.day($0) == Self.day(new) }
    if same.isEmpty {
      days.insert(new)
    } else {
      days.subtract(same)
    }
    selection.wrappedValue = days
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound, bounds.upperBound)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound, nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, nil, bounds.upperBound)
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol {
    self.init(Text(title), selection)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where S: StringProtocol {
    self.init(Text(title), selection, bounds.lowerBound, bounds.upperBound)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) where S: StringProtocol {
    self.init(Text(title), selection, bounds.lowerBound, nil)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) where S: StringProtocol {
    self.init(Text(title), selection, nil, bounds.upperBound)
  }
}
