#if GTK
  import GTKTestSupport
  import SwiftUI
  import SwiftUIIntrospect
  import Testing

  import class GTK.ScrolledWindow

  @MainActor
  @Suite(".scrollView", .gtk)
  struct ScrollViewTests {
    @Test("Keeps its promises", arguments: Promise.allCases)
    func promises(_ promise: Promise) async throws {
      let trial = Trial(.scrollView, is: "GtkScrolledWindow", showing: [700, 800, 900]) {
        (widget: GTK.ScrolledWindow) in
        widget.vadjustment.map { Int($0.upper) }
      } around: { height, content in
        ScrollView {
          content.frame(height: CGFloat(height))
        }
      }
      try await trial.check(promise)
    }
  }
#endif
