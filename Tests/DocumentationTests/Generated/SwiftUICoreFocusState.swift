// swift-format-ignore-file
// From Sources/SwiftUICore/Focus/FocusState.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreFocusState {
struct Login: View {
  enum Field: Hashable { case name, password }
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?
  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
    SecureField("Password", text: $password).focused($field, equals: .password)
    Button("Go") { if name.isEmpty { field = .name } }
  }
}
}
#endif
