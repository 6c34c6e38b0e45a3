// swift-format-ignore-file
// From Sources/SwiftUICore/DataFlow/StateObject.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreStateObject {
final class LibraryModel: ObservableObject {
  @Published var books: [String] = []
}

struct Library: View {
  @StateObject private var model = LibraryModel()
  var body: some View { Text("\(model.books.count)") }
}
}
#endif
