#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ColumnView

@MainActor
@Suite(".table", .gtk)
struct TableTests {
  private struct Row: Identifiable {
    let id: Int
  }

  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.table, is: "GtkColumnView", showing: [1, 2, 3]) {
      (widget: GTK.ColumnView) in
      widget.model?.count
    } around: { count, content in
      Table((0..<count).map { Row(id: $0) }) {
        TableColumn("Row") { row in
          if row.id == 0 { content } else { Text(verbatim: "Row \(row.id)") }
        }
      }
    }
    try await trial.check(promise)
  }
}
#endif
