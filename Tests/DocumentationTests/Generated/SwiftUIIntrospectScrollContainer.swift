// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/Facade/ScrollContainer.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUIIntrospectScrollContainer {
struct Inbox: View {
  let messages = (1...500).map { "Message \($0)" }

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .introspectScrollContainer { container in
        container.contentInsets.bottom = 60
        container.setBackground(.yellow)
      }
  }
}
}
#endif
