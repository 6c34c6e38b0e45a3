import Foundation

/// Which kind of control date pickers are.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  public let label: Label
  /// The selected date; setting it is as if the user had changed it.
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  /// What of the date is shown and can be changed.
  public let displayedComponents: DatePickerComponents

  package init(
    selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    label = Label()
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == DatePickerStyleConfiguration {
  @MainActor static let automaticDatePicker: ControlStyle<Configuration> = datePicker(
    DefaultDatePickerStyle())

  @MainActor fileprivate static func datePicker<S: DatePickerStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the date pickers in a view.
package struct DatePickerStyleModifier<Style: DatePickerStyle> {
  package var style: Style
}

extension DatePickerStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.datePicker(style))
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(DatePickerStyleModifier(style: style))
  }
}
