#if GTK
  import SwiftUI
  import SwiftUIIntrospect

  /// Related things on a page, with a heading, in GNOME's card look.
  struct Card<Content: View>: View {
    private let title: String
    private let caption: String?
    private let content: Content

    init(_ title: String, caption: String? = nil, @ViewBuilder content: () -> Content) {
      self.title = title
      self.caption = caption
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
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .clipped()
        // Clipped content has a widget of its own, which takes the theme's card look.
        .introspect(.view, on: .gtk(.v4)) { $0.addCssClass("card") }
      }
    }
  }
#endif
