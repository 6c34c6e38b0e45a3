#if GTK
import Foundation
import SwiftUI
import SwiftUIIntrospect

/// Related things on a page, with a heading, in GNOME's card look.
struct Card<Content: View>: View {
  private let title: String
  private let caption: String?
  private let padding: CGFloat
  private let content: Content

  /// - Parameter padding: Between the card's edges and its content; none lets that fill the card.
  init(
    _ title: String, caption: String? = nil, padding: CGFloat = 16,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.caption = caption
    self.padding = padding
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        if let caption {
          Text(caption).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      VStack(alignment: .leading, spacing: 12) {
        content
      }
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .cornerRadius(12)
      // Clipped content has a widget of its own, which takes the theme's card look.
      .introspect(.view, on: .gtk(.v4)) { $0.addCssClass("card") }
    }
  }
}
#endif
