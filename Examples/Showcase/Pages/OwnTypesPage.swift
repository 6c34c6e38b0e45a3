#if GTK
import SwiftUI
import SwiftUIIntrospect

struct OwnTypesPage: View {
  var body: some View {
    Card("A view type of one's own", caption: "The lower GtkSeparator asks for more height.") {
      Text("A divider as SwiftUI has it")
      Divider()
      Text("A divider that is introspected")
      Divider()
        .introspect(.divider, on: .gtk(.v4)) { separator in
          separator.setSizeRequest(-1, height: 6)
        }
    }
  }
}
#endif
