#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ListView

@MainActor
@Suite(".list(style: .insetGrouped)", .gtk)
struct ListWithInsetGroupedStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.list(style: .insetGrouped), is: "GtkListView", showing: [1, 2, 3]) {
      (widget: GTK.ListView) in
      widget.model?.count
    } around: { count, content in
      List(0..<count, id: \.self) { row in
        if row == 0 { content } else { Text(verbatim: "Row \(row)") }
      }
      .listStyle(.insetGrouped)
    }
    try await trial.check(promise)
  }
}
#endif
