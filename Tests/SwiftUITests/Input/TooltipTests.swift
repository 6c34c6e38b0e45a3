#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text

@Suite(.gtk) @MainActor struct TooltipTests {
  @Test func helpIsATooltip() async throws {
    let view = VStack {
      Text(verbatim: "One").help("First")
      Text(verbatim: "Two").padding().help(Text(verbatim: "Second"))
      Text(verbatim: "Three")
    }
    try await Shown.with(view) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.tooltipText) == ["First", "Second", nil])
    }
  }

  @Test func helpFollowsItsText() async throws {
    func view(_ help: String) -> some View { Text(verbatim: "One").help(help) }
    try await Shown.with(view("before")) { shown in
      await shown.update(view("after"))
      #expect(shown.widgets(GTK.Label.self).map(\.tooltipText) == ["after"])
    }
  }
}
#endif
