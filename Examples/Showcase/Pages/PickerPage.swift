#if GTK
import SwiftUI
import SwiftUIIntrospect

struct PickerPage: View {
  @State private var size = "Medium"
  @State private var view = "Week"

  private static let sizes: [String] = ["Small", "Medium", "Large"]
  private static let views: [String] = ["Day", "Week", "Month", "Year"]

  var body: some View {
    Card("Menu", caption: "The GtkDropDown lies flat on the card.") {
      Picker("Size", selection: $size) {
        ForEach(Self.sizes, id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      .introspect(.picker(style: .menu), on: .gtk(.v4)) { dropDown in
        dropDown.addCssClass("flat")
        noteFound("picker(style: .menu)", dropDown)
      }
      Text("Chosen: \(size)").font(.caption).foregroundStyle(.secondary)
    }
    Card("Segmented", caption: "The box of linked buttons gives each the same width.") {
      Picker("View", selection: $view) {
        ForEach(Self.views, id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .introspect(.picker(style: .segmented), on: .gtk(.v4)) { box in
        box.homogeneous = true
        noteFound("picker(style: .segmented)", box)
      }
      Text("Chosen: \(view)").font(.caption).foregroundStyle(.secondary)
    }
  }
}
#endif
