// swift-format-ignore-file
// From Sources/SwiftUICore/Navigation/DismissAction.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreDismissAction {
struct Details: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Done") { dismiss() }
  }
}
}
#endif
