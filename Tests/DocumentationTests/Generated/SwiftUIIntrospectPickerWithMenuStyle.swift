// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Controls/PickerWithMenuStyle.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectPickerWithMenuStyle() -> some View {
Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
  .pickerStyle(.menu)
  .introspect(.picker(style: .menu), on: .macOS(.v11...)) { print($0) }  // NSPopUpButton
  .introspect(.picker(style: .menu), on: .gtk) { print($0) }  // GTK.DropDown
  // not available on iOS, tvOS and visionOS
}
#endif
