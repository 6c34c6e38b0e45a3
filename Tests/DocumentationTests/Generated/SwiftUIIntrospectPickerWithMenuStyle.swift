// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/PickerWithMenuStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectPickerWithMenuStyle {
struct PickerWithMenuStyleExample: View {
  @State var size = "M"

  var body: some View {
    Picker("Size", selection: $size) {
      Text("M").tag("M")
      Text("L").tag("L")
    }
    .pickerStyle(.menu)
    #if os(macOS)  // NSPopUpButton
      .introspect(.picker(style: .menu), on: .macOS(.v11...)) { print($0) }
    #elseif os(Linux)  // GTK.DropDown
      .introspect(.picker(style: .menu), on: .gtk(.v4)) { print($0) }
    #endif  // not available on iOS, tvOS and visionOS
  }
}
}
#endif
