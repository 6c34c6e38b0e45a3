// swift-format-ignore-file
// From Sources/Combine/Observable/ObservableObject.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor private func exampleCombineObservableObject() {
final class Contact: ObservableObject {
  @Published var name = "John"
}
let contact = Contact()
let cancellable = contact.objectWillChange.sink { print("\(contact.name) will change") }
contact.name = "Jane"  // prints "John will change"
cancellable.cancel()
}
#endif
