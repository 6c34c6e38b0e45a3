// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ToggleWithCheckboxStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectToggleWithCheckboxStyle {
struct ToggleWithCheckboxStyleExample: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
      .toggleStyle(.checkbox)
      .introspect(.toggle(style: .checkbox), on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.CheckButton
      }
  }
}
}
#endif
