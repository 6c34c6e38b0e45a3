#if GTK
import GTKTestSupport
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import Testing

import class GTK.ScrolledWindow

private struct ContentView: View {
  @Weak var scrollView: GTK.ScrolledWindow?

  var body: some View {
    ScrollView {
      Text("Item")
    }
    .introspect(.scrollView, on: .gtk(.v4)) { scrollView in
      self.scrollView = scrollView
    }
  }
}

@MainActor
@Suite("@Weak, as documented", .gtk)
struct WeakExample {
  @Test("It holds the widget for as long as the window is there")
  func weak() async throws {
    let view = ContentView()
    try await onDisplay(view, holding: ScrolledWindow.self) {
      #expect(view.scrollView === $0)
    }
    await pump { view.scrollView == nil }
    #expect(view.scrollView == nil)
  }
}
#endif
