import Foundation

/// Stand-in: the picker of UIKit or AppKit, whatever the style. `SwiftUICore` makes one of other views.
public struct DatePicker<Label: View>: View {
  @Binding private var selection: Date
  private let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      ShapedView("DatePicker") { StandInKind.datePicker.shape }
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}
