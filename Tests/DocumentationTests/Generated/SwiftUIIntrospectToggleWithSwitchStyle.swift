// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/ToggleWithSwitchStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectToggleWithSwitchStyle {
struct ToggleWithSwitchStyleExample: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wireless", isOn: $isOn)
      .toggleStyle(.switch)
      .introspect(.toggle(style: .switch), on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Switch
      }
  }
}
}
#endif
