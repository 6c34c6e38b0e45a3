#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private let red = Color(red: 1, green: 0, blue: 0)

@Suite(.gtk) @MainActor struct MaskTests {
  private func pixels<V: View>(_ view: V, _ body: (Pixels) throws -> Void) async throws {
    let framed = view.frame(width: 100, height: 100)
    try await Shown.with(framed, size: CGSize(width: 100, height: 100)) { shown in
      try body(Pixels(of: #require(shown.content)))
    }
  }

  @Test func viewsMask() async throws {
    let view = red.mask {
      HStack(spacing: 0) {
        Color.black
        Color.clear
      }
    }
    try await pixels(view) { pixels in
      #expect(pixels.color(20, 50) == [255, 0, 0, 255])
      #expect(pixels.color(80, 50) == [0, 0, 0, 0])
    }
  }

  @Test func aGradientMasksByItsOpacity() async throws {
    let gradient = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    try await pixels(red.mask(gradient)) { pixels in
      let alphas: [Int] = [5, 50, 95].compactMap { pixels.color($0, 50).last.map { Int($0) } }
      try #require(alphas.count == 3)
      #expect(alphas[0] > 220)
      #expect((100...155).contains(alphas[1]))
      #expect(alphas[2] < 35)
    }
  }

  @Test func theAlignmentSaysWhereASmallMaskLies() async throws {
    let view = red.mask(alignment: .topLeading) { Color.black.frame(width: 30, height: 30) }
    try await pixels(view) { pixels in
      #expect(pixels.color(15, 15) == [255, 0, 0, 255])
      #expect(pixels.color(50, 50) == [0, 0, 0, 0])
    }
  }

  @Test func anEmptyMaskLeavesNothing() async throws {
    let view = red.mask { EmptyView() }
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let content = try #require(shown.content)
      // A picture needs something that is drawn.
      #expect(throws: (any Error).self) { try content.makeTexture() }
    }
  }

  @Test func theMaskedViewIsClicked() async throws {
    var clicks = 0
    let view = Button("Click") { clicks += 1 }.mask { VStack { Color.black } }
    try await Shown.with(view, size: CGSize(width: 200, height: 100)) { shown in
      let button = try #require(shown.widgets(GTK.Button.self).first)
      try await click(button)
      #expect(await pump { clicks == 1 })
    }
  }
}
#endif
