#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct HoverRegionTests {
  @Test func hoverFollowsThePointer() async throws {
    var seen: [Bool] = []
    let view = HStack(spacing: 0) {
      Color.red.onHover { seen.append($0) }
      Color.blue
    }
    try await Shown.with(view, size: CGSize(width: 200, height: 100)) { shown in
      let drawings: [Drawing] = shown.widgets(Drawing.self)
      try #require(drawings.count == 2)
      try await movePointer(to: drawings[1])
      seen = []
      try await movePointer(to: drawings[0])
      try await movePointer(to: drawings[1])
      #expect(seen == [true, false])
    }
  }
}
#endif
