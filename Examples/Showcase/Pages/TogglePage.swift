#if GTK
import SwiftUI
import SwiftUIIntrospect

struct TogglePage: View {
  @State private var wireless = true
  @State private var bluetooth = false
  @State private var agreed = true
  @State private var allFiles = false
  @State private var isBold = true

  var body: some View {
    Card("Switches", caption: "Each GtkSwitch says in a tooltip what it is for.") {
      SettingRow("Wireless") {
        Toggle("Wireless", isOn: $wireless)
          .introspect(.toggle, on: .gtk(.v4)) { toggle in
            toggle.tooltipText = "Wireless networks"
            noteFound("toggle", toggle)
          }
      }
      Divider()
      SettingRow("Bluetooth") {
        Toggle("Bluetooth", isOn: $bluetooth)
          .toggleStyle(.switch)
          .introspect(.toggle(style: .switch), on: .gtk(.v4)) { toggle in
            toggle.tooltipText = "Devices nearby"
            noteFound("toggle(style: .switch)", toggle)
          }
      }
      Divider()
      SettingRow("Airplane mode, which is not for you to change") {
        Toggle("Airplane mode", isOn: $wireless).disabled(true)
      }
    }
    Card("Checkboxes", caption: "The second GtkCheckButton is shown as undecided.") {
      Toggle("I have read the terms", isOn: $agreed).toggleStyle(.checkbox)
      Toggle("All of the files", isOn: $allFiles)
        .toggleStyle(.checkbox)
        .introspect(.toggle(style: .checkbox), on: .gtk(.v4)) { check in
          check.inconsistent = true
          noteFound("toggle(style: .checkbox)", check)
        }
    }
    Card("Toggle buttons") {
      Toggle("Bold", isOn: $isBold).toggleStyle(.button)
    }
  }
}
#endif
