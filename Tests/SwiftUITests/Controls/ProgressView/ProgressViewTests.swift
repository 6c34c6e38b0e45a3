#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var set: ((Double?) -> Void)?
}

private struct Changing: View {
  let seen: Seen
  @State private var value: Double? = 0.25

  var body: some View {
    let _ = seen.set = { value = $0 }
    VStack {
      ProgressView(value: value).progressViewStyle(.linear)
      ProgressView("Other", value: 3, total: 4)
      ProgressView(value: value).progressViewStyle(.circular)
    }
    .frame(width: 200)
  }
}

@Suite(.gtk) @MainActor
struct ProgressViewTests {
  @Test func theDefaultIsASpinnerOrABar() async throws {
    try await Shown.with(
      VStack {
        ProgressView()
        ProgressView(value: 0.5)
      }
    ) { shown in
      #expect(shown.widgets(Spinner.self).map(\.spinning) == [true])
      #expect(shown.widgets(ProgressBar.self).map(\.fraction) == [0.5])
    }
  }

  @Test func stateReachesTheWidget() async throws {
    let seen = Seen()
    try await Shown.with(Changing(seen: seen)) { shown in
      let bars: [ProgressBar] = shown.widgets(ProgressBar.self)
      #expect(bars.map(\.fraction) == [0.25, 0.75])
      #expect(bars.first?.placedFrame?.width == 200)
      #expect(shown.widgets(Spinner.self).isEmpty)
      seen.set?(1)
      #expect(await pump { bars.first?.fraction == 1 })
      seen.set?(nil)
      #expect(await pump { shown.widgets(Spinner.self).count == 1 })
      #expect(shown.widgets(ProgressBar.self).first === bars.first)
      seen.set?(0.5)
      #expect(await pump { bars.first?.fraction == 0.5 && shown.widgets(Spinner.self).isEmpty })
    }
  }

  @Test func aSpinnerHasTheControlSize() async throws {
    try await Shown.with(
      VStack {
        ProgressView()
        ProgressView().controlSize(.small)
      }
    ) { shown in
      #expect(shown.widgets(Spinner.self).map { $0.placedFrame?.width } == [32, 16])
    }
  }

  @Test func aRingFillsWithTheTint() async throws {
    try await Shown.with(
      ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.extraLarge)
        .tint(Color(red: 1, green: 0, blue: 0))
    ) { shown in
      let ring = try #require(shown.widgets(Drawing.self).first)
      let texture = try ring.makeTexture()
      // The right half is filled, the left one is not.
      #expect(texture.pixel(x: texture.width - 4, y: texture.height / 2) == [255, 0, 0, 255])
      #expect(texture.pixel(x: 3, y: texture.height / 2)[3] < 100)
    }
  }

  @Test func nothingIsLeftWhenItIsClosed() async throws {
    weak var graph: ViewGraph?
    weak var bar: ProgressBar?
    do {
      try await Shown.with(ProgressView(value: Double?.none).progressViewStyle(.linear)) {
        shown in
        graph = shown.hosted.graph
        bar = shown.widgets(ProgressBar.self).first
        await waitForFrame(of: shown.hosted.window)
        #expect(bar != nil)
      }
    }
    #expect(await pump { graph == nil && bar == nil })
  }
}
#endif
