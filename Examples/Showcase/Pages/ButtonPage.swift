#if GTK
import SwiftUI
import SwiftUIIntrospect

struct ButtonPage: View {
  @State private var presses = 0

  var body: some View {
    Card("Styles") {
      HStack(spacing: 12) {
        Button("Automatic") { presses += 1 }
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
        Button("Disabled") {}.disabled(true)
      }
      HStack(spacing: 12) {
        Button("Delete", role: .destructive) { presses = 0 }
        Text("Pressed \(presses) times").foregroundStyle(.secondary)
      }
    }
    Card("Introspected", caption: "A GtkButton knows more shapes: a pill, a circle, raised.") {
      HStack(spacing: 12) {
        Button("Suggested pill") { presses += 1 }
          .introspect(.button, on: .gtk(.v4)) { button in
            button.addCssClass("pill")
            button.addCssClass("suggested-action")
            button.tooltipText = "Counts presses"
            noteFound("button", button)
          }
        Button("Raised pill") { presses += 1 }
          .introspect(.button, on: .gtk(.v4)) { $0.addCssClass("pill") }
        Button("+") { presses += 1 }
          .introspect(.button, on: .gtk(.v4)) { $0.addCssClass("circular") }
      }
    }
  }
}
#endif
