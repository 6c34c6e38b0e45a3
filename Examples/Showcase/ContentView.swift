#if GTK
import SwiftUI

/// The pages on the left, the chosen one beside them.
struct ContentView: View {
  @State private var page: Page

  init(page: Page) {
    _page = State(initialValue: page)
  }

  var body: some View {
    NavigationStack {
      HStack(spacing: 0) {
        List(selection: $page) {
          ForEach(Page.allCases) { page in
            Text(page.title).padding(.vertical, 4)
          }
        }
        .listStyle(.sidebar)
        .frame(width: 210)
        Divider()
        VStack(spacing: 0) {
          PageView(page: page).id(page)
          if !page.viewTypes.isEmpty {
            Divider()
            FindingsBar(page: page)
          }
        }
      }
      .navigationTitle("Showcase")
    }
  }
}

#Preview("Window", traits: .fixedLayout(width: 960, height: 720)) { ContentView(page: .text) }
#endif
