// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleREADMEFirstTimeUpdateRemoval {
struct PinField: View {
  @State private var pin = ""
  let length: Int

  var body: some View {
    TextField("PIN", text: $pin)
      .introspect(
        .textField, on: .gtk,
        onFirst: { $0.addCssClass("pin") },
        onUpdate: { [length] in $0.maxLength = length },
        onRemove: { $0.removeCssClass("pin") })
  }
}
}
#endif
