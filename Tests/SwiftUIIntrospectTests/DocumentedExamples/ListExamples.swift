#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ListView

private struct Example: View {
  var body: some View {
    List {
      Text("Item")
    }
    .introspect(.list, on: .gtk(.v4)) { listView in
      listView.showSeparators = true
    }
    .introspect(.list, on: .gtk(.v4)) { listView in
      listView.enableRubberband = true
    }
  }
}

@MainActor
@Suite("List, as documented", .gtk)
struct ListExamples {
  @Test("Both closures get the list view")
  func list() async throws {
    try await onDisplay(Example(), holding: ListView.self) { listView in
      #expect(listView.showSeparators)
      #expect(listView.enableRubberband)
    }
  }
}
#endif
