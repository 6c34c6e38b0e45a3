#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@Suite(.gtk) @MainActor struct AllowsHitTestingTests {
  @Test func hitTestingCanBeOff() async throws {
    let view = ZStack {
      Color.red
      Color.blue.allowsHitTesting(false)
    }
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let drawings: [Drawing] = shown.widgets(Drawing.self)
      let content = try #require(shown.content)
      try #require(drawings.count == 2)
      #expect(content.pick(50, y: 50, flags: []) === drawings[0])
    }
  }
}
#endif
