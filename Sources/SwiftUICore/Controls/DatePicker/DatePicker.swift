import Foundation

/// A control for selecting an absolute date.
///
/// The date stays in its range: one outside of it that the user chooses becomes the nearest end.
///
/// ```swift
/// DatePicker("Start Date", selection: $date, in: Date.now..., displayedComponents: [.date])
///   .datePickerStyle(.graphical)
/// ```
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  package var _selection: Binding<Date>
  package var minimumDate: Date?
  package var maximumDate: Date?
  package var displayedComponents: DatePickerComponents
  package var label: Label

  init(
    _ label: Label, _ selection: Binding<Date>, _ minimumDate: Date? = nil,
    _ maximumDate: Date? = nil, _ displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePicker: View {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }

  public var body: some View {
    StyledView(
      DatePickerStyleConfiguration(
        selection: _selection, minimumDate: minimumDate, maximumDate: maximumDate,
        displayedComponents: displayedComponents), automatic: .automaticDatePicker
    )
    .viewAlias(DatePickerStyleConfiguration.Label.self, label)
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a title, which is looked up as a key for localization.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, nil, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents)
  }

  /// A date picker with a title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, range.lowerBound, nil, displayedComponents)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(Text(title), selection, nil, range.upperBound, displayedComponents)
  }
}
