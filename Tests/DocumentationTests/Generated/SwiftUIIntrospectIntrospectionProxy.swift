// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/IntrospectionProxy.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect
import class GTK.Entry

enum ExampleSwiftUIIntrospectIntrospectionProxy {


struct SearchView: View {
  @State var text = ""
  @State var field = IntrospectionProxy<GTK.Entry>()

  var body: some View {
    TextField("Search", text: $text)
      .introspect(.textField, on: .gtk, proxy: field)
      .task { await field.found()?.primaryIconName = "system-search-symbolic" }
  }
}
}
#endif
