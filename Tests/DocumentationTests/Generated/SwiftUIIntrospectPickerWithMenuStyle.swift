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
    .introspect(.picker(style: .menu), on: .gtk(.v4)) {
      print(type(of: $0))  // GTK.DropDown
    }
  }
}
}
#endif
