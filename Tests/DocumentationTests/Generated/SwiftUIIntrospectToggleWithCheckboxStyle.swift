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
      #if os(macOS)  // NSButton
        .introspect(.toggle(style: .checkbox), on: .macOS(.v10_15...)) {
          print($0)
        }
      #elseif os(Linux)  // GTK.CheckButton
        .introspect(.toggle(style: .checkbox), on: .gtk(.v4)) { print($0) }
      #endif  // not available on iOS, tvOS and visionOS
  }
}
}
#endif
