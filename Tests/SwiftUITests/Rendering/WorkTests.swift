#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private typealias Text = SwiftUICore.Text

@MainActor
private final class Handle {
  var set: ((String) -> Void)?
}

private struct Row: View {
  let index: Int
  let handle: Handle
  @State private var text = "Value 0"

  var body: some View {
    let _ = register()
    Text(verbatim: text)
  }

  private func register() {
    if index == 3 { handle.set = { text = $0 } }
  }
}

/// What one change of state has GTK's widgets do, by counts: time would depend on the machine.
@Suite(.gtk) @MainActor struct WorkTests {
  private func content(of shown: Shown<some View>) throws -> LayoutContainer {
    let scrolled = try #require(shown.widgets(ScrolledWindow.self).first)
    let viewport = try #require(scrolled.child as? Viewport)
    return try #require(viewport.child as? LayoutContainer)
  }

  @Test(arguments: [200, 5_000])
  func oneChangedLabelLaysOutAndDrawsWhatCanBeSeen(count: Int) async throws {
    let handle = Handle()
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<count) { Row(index: $0, handle: handle) } }
    }
    try await Shown.with(view) { shown in
      let content: LayoutContainer = try content(of: shown)
      #expect(content.childCount == count)
      let before: GraphCounters = shown.hosted.graph.counters
      handle.set?("Value 1")
      await waitForFrame(of: shown.hosted.window)
      let after: GraphCounters = shown.hosted.graph.counters
      #expect(after.visits - before.visits == 1)
      #expect(after.bodies - before.bodies == 1)
      #expect(after.measures - before.measures < 8)
      #expect(content.allocatedChildCount > 10)
      #expect(content.allocatedChildCount < 60)
      #expect(content.drawnChildCount < 60)
      let labels: [TextLabel] = content.children.prefix(5).compactMap { $0 as? TextLabel }
      #expect(labels.map(\.text) == ["Value 0", "Value 0", "Value 0", "Value 1", "Value 0"])
    }
  }
}
#endif
