// swift-format-ignore-file
// From Sources/SwiftUICore/Controls/Toggle/ToggleStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreToggleStyle {
struct Checklist: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label { configuration.label } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      }
    }
  }
}
}
#endif
