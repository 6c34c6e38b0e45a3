// swift-format-ignore-file
// From Sources/SwiftUI/Representable/WidgetRepresentable.swift, by `make docs`.

#if GTK
import SwiftUI
import class GTK.Calendar

enum ExampleSwiftUIWidgetRepresentable {


struct CalendarView: WidgetRepresentable {
  @Binding var day: Int
  func makeWidget(context: Context) -> GTK.Calendar { GTK.Calendar() }
  func updateWidget(_ widget: GTK.Calendar, context: Context) { widget.day = day }
}
}
#endif
