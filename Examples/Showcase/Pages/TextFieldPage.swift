#if GTK
import SwiftUI
import SwiftUIIntrospect

struct TextFieldPage: View {
  @State private var name = ""
  @State private var city = "Reykjavík"
  @State private var search = ""
  @State private var submitted = ""

  var body: some View {
    Card("As SwiftUI has them") {
      TextField("Name", text: $name).onSubmit { submitted = name }
      TextField("City", text: $city)
      Text(submitted.isEmpty ? "Enter submits the name." : "Hello, \(submitted)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    Card("Introspected", caption: "The GtkEntry takes icons and shows progress behind its text.") {
      TextField("Search", text: $search)
        .introspect(.textField, on: .gtk(.v4)) { entry in
          entry.setIconFromIconName(.primary, iconName: "system-search-symbolic")
          entry.setIconFromIconName(.secondary, iconName: "edit-clear-symbolic")
          entry.progressFraction = 0.4
          noteFound("textField", entry)
        }
    }
  }
}
#endif
