// swift-format-ignore-file
// From Sources/SwiftUICore/Gestures/Gesture.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreGesture {
struct DoubleTap: Gesture {
  let action: () -> Void
  var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
}
}
#endif
