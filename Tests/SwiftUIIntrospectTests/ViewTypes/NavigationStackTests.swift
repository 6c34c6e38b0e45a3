#if GTK
  import GTKTestSupport
  import SwiftUI
  import SwiftUIIntrospect
  import Testing

  import class GTK.Stack

  @MainActor
  @Suite(".navigationStack", .gtk)
  struct NavigationStackTests {
    @Test("Keeps its promises", arguments: Promise.allCases)
    func promises(_ promise: Promise) async throws {
      let trial = Trial(.navigationStack, is: "GtkStack", showing: ["one", "two", "three"]) {
        (widget: GTK.Stack) in
        widget.visibleChild?.labelTexts.first
      } around: { name, content in
        NavigationStack {
          VStack {
            Text(verbatim: name)
            content
          }
        }
      }
      try await trial.check(promise)
    }
  }
#endif
