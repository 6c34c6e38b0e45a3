#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private struct Rows: View {
  let count: Int
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 20) }
      }
    }
  }
}

@MainActor
@Suite(.gtk) struct LazyStackTests {
  private func labels(_ shown: Shown<Rows>) -> [String] {
    guard let container = shown.widgets(ScrolledWindow.self).first else { return [] }
    return Self.labels(in: container)
  }

  private static func labels(in widget: Widget) -> [String] {
    widget.children.flatMap { child -> [String] in
      (child as? GTK.Label).map { [$0.label] } ?? labels(in: child)
    }
  }

  @Test func onlyRowsNearTheVisiblePartHaveWidgets() async throws {
    try await Shown.with(Rows(count: 10_000), size: CGSize(width: 300, height: 400)) { shown in
      let scrolled = try #require(shown.widgets(ScrolledWindow.self).first)
      #expect(await pump { labels(shown).contains("Row 10") })
      #expect(labels(shown).count < 100)
      #expect(await pump { scrolled.vadjustment?.upper == 200_000 })

      scrolled.vadjustment?.value = 100_000
      #expect(await pump { labels(shown).contains("Row 5010") })
      #expect(labels(shown).count < 150)
      #expect(!labels(shown).contains("Row 10"))
      #expect(scrolled.vadjustment?.value == 100_000)
    }
  }
}

private struct ShowsWidth: View {
  var body: some View {
    GeometryReader { proxy in
      Text(verbatim: "\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
    }
  }
}

@MainActor
@Suite(.gtk) struct GeometryReaderTests {
  @Test func theContentKnowsTheWindowsSize() async throws {
    try await Shown.with(ShowsWidth(), size: CGSize(width: 300, height: 200)) { shown in
      let content = try #require(shown.content)
      let expected = { "\(content.width) by \(content.height)" }
      #expect(await pump { shown.widgets(GTK.Label.self).map(\.label) == [expected()] })
      let label = try #require(shown.widgets(GTK.Label.self).first)
      #expect(shown.frame(label)?.origin == .zero)
      shown.hosted.window.setDefaultSize(420, height: 260)
      #expect(await pump { content.width == 420 && label.label == expected() })
    }
  }
}

@MainActor
@Suite(.gtk) struct DividerTests {
  @Test func aSeparatorCrossesItsStack() async throws {
    let view = HStack(spacing: 0) {
      Probe(width: 40, height: 30)
      Divider()
      Probe(width: 40, height: 30)
    }.frame(height: 50)
    try await Shown.with(view) { shown in
      let separator = try #require(shown.widgets(Separator.self).first)
      #expect(separator.orientation == .vertical)
      #expect(await pump { separator.placedFrame?.height == 50 })
      #expect(separator.placedFrame?.width == 1)
    }
  }
}
#endif
