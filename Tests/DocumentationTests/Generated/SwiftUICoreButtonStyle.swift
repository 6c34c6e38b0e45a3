// swift-format-ignore-file
// From Sources/SwiftUICore/Controls/Button/ButtonStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreButtonStyle {
struct Dimming: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
}
#endif
