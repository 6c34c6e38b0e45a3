// swift-format-ignore-file
// From README.md, by `make docs`.

#if GTK
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import class GTK.Entry



struct IconFieldType: IntrospectableViewType {}

extension IntrospectableViewType where Self == IconFieldType {
  static var iconField: Self { .init() }
}

extension gtkViewVersion<IconFieldType, GTK.Entry> {
  static let v4 = Self(for: .v4)
}

struct SearchField: View {
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
      .introspect(.iconField, on: .gtk(.v4)) { entry in
        entry.primaryIconName = "system-search-symbolic"
      }
  }
}
#endif
