// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import class GTK.Entry



struct SearchFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SearchFieldType {
  static var searchField: Self { .init() }
}

extension gtkViewVersion<SearchFieldType, GTK.Entry> {
  static let v4 = Self(for: .v4)
}

struct SearchField: View {
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
      .introspect(.searchField, on: .gtk(.v4)) { entry in
        entry.primaryIconName = "system-search-symbolic"
      }
  }
}
#endif
