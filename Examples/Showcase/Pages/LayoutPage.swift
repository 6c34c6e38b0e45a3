#if GTK
import SwiftUI
import SwiftUIIntrospect

struct LayoutPage: View {
  var body: some View {
    Card("Stacks and spacers") {
      HStack {
        Text("Leading")
        Spacer()
        Text("Center")
        Spacer()
        Text("Trailing")
      }
      Divider()
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Aligned").font(.largeTitle)
        Text("by the first").font(.title3)
        Text("baseline").font(.caption)
      }
    }
    Card("Frames", caption: "Equal shares, a fixed width, and what is left.") {
      HStack(spacing: 12) {
        Tile("One third")
        Tile("One third")
        Tile("One third")
      }
      HStack(spacing: 12) {
        Tile("120 points").frame(width: 120)
        Tile("All that is left")
      }
    }
    Card("Layers", caption: "Each text stands in its corner of one frame.") {
      ZStack {
        Tile("").frame(height: 110)
        Text("Top left").padding(12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("In the middle").bold()
        Text("Bottom right").padding(12)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      .frame(height: 110)
    }
  }
}

/// A box that fills its frame, in the look of a card.
private struct Tile: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title)
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .frame(minHeight: 44)
      .clipped()
      .introspect(.view, on: .gtk(.v4)) { widget in
        widget.addCssClass("card")
        widget.addCssClass("activatable")
      }
  }
}
#endif
