#if GTK
import SwiftUI
import SwiftUIIntrospect

struct TextPage: View {
  var body: some View {
    Card("Styles") {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body, **bold**, *italic* and `code`")
      Text("Caption").font(.caption).foregroundStyle(.secondary)
    }
    Card("Introspected", caption: "The GtkLabel under a Text takes any of the theme's classes.") {
      HStack(spacing: 16) {
        classed("accent")
        classed("success")
        classed("warning")
        classed("error")
      }
      Text("Hover over this for a tooltip; its window got a name for the task list.")
        .introspect(.view, on: .gtk(.v4)) { widget in
          widget.tooltipText = "Set on \(widget.typeName)"
          noteFound("view", widget)
        }
        .introspect(.window, on: .gtk(.v4)) { window in
          window.iconName = "preferences-desktop-font"
          noteFound("window", window)
        }
    }
    Card("Lines") {
      Text(
        "A long text is wrapped where the page ends, and takes as many lines as it needs, since nothing limits it."
      )
      Text("A long text that is limited to one line is cut off where there is no more room left")
        .lineLimit(1)
        .frame(width: 320, alignment: .leading)
      Text("Centered\nover two lines").multilineTextAlignment(.center)
    }
  }

  private func classed(_ name: String) -> some View {
    Text(name.capitalized)
      .bold()
      .introspect(.view, on: .gtk(.v4)) { $0.addCssClass(name) }
  }
}
#endif
