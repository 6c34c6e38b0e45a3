// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/Introspect.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectIntrospect {
struct ContentView: View {
  @State var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .gtk(.v4)) {
        print(type(of: $0))  // GTK.Entry
      }
  }
}
}
#endif
