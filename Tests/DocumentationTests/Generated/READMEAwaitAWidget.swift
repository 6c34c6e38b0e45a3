// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect
import class GTK.Entry

enum ExampleREADMEAwaitAWidget {


struct Search: View {
  @State private var text = ""
  @State private var field = IntrospectionProxy<GTK.Entry>()

  var body: some View {
    TextField("Search", text: $text)
      .introspect(.textField, on: .gtk, proxy: field)
      .task { await field.found()?.primaryIconName = "system-search-symbolic" }
  }
}
}
#endif
