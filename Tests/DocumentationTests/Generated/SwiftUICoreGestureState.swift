// swift-format-ignore-file
// From Sources/SwiftUICore/Gestures/GestureState.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreGestureState {
struct Handle: View {
  @GestureState private var offset = CGSize.zero
  var body: some View {
    Circle()
      .offset(offset)
      .gesture(
        DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }
}
}
#endif
