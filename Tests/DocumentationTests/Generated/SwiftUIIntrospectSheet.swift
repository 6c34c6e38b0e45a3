// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Sheet.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectSheet {
struct SheetExample: View {
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Content")
          .introspect(.sheet, on: .gtk(.v4)) {
            print(type(of: $0))  // GTK.Window
          }
      }
  }
}
}
#endif
