#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.SearchEntry

@MainActor
@Suite(".searchField", .gtk)
struct SearchFieldTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.searchField, is: "GtkSearchEntry", showing: ["one", "two", "three"]) {
      (widget: GTK.SearchEntry) in
      widget.text
    } view: {
      Text(verbatim: "Books").searchable(text: .constant($0))
    }
    try await trial.check(promise)
  }
}
#endif
