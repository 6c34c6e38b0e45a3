#if GTK
import SwiftUI
import SwiftUIIntrospect

struct ScrollPage: View {
  var body: some View {
    Card("As SwiftUI has it", caption: "The scrollbar lies over the content while one scrolls.") {
      ScrollView { lines }.frame(height: 130)
    }
    Card(
      "Introspected",
      caption: "The GtkScrolledWindow keeps its scrollbar beside the content, in a frame."
    ) {
      ScrollView { lines }
        .introspect(.scrollView, on: .gtk(.v4)) { scrolled in
          scrolled.overlayScrolling = false
          scrolled.hasFrame = true
          noteFound("scrollView", scrolled)
        }
        .frame(height: 130)
    }
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(1..<31) { Text("Line \($0)") }
    }
    .padding(8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
#endif
