// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import class GTK.Calendar

enum ExampleREADMEAGTKWidgetAsASwiftUIView {


struct CalendarView: WidgetRepresentable {
  let isCompact: Bool

  func makeWidget(context: Context) -> GTK.Calendar {
    GTK.Calendar()
  }

  func updateWidget(_ calendar: GTK.Calendar, context: Context) {
    calendar.showHeading = !isCompact
  }
}
}
#endif
