#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private let red = Color(red: 1, green: 0, blue: 0)
private let opaqueRed: [UInt8] = [255, 0, 0, 255]
private let nothing: [UInt8] = [0, 0, 0, 0]

@Suite(.gtk) @MainActor struct DrawnEffectTests {
  private func pixels<V: View>(_ view: V, _ body: (Pixels) throws -> Void) async throws {
    let framed = view.frame(width: 100, height: 100)
    try await Shown.with(framed, size: CGSize(width: 100, height: 100)) { shown in
      try body(Pixels(of: #require(shown.content)))
    }
  }

  @Test func rotatesAboutItsCenter() async throws {
    let bar = red.frame(width: 80, height: 10)
    try await pixels(bar.rotationEffect(.degrees(90))) { pixels in
      #expect(pixels.color(50, 15) == opaqueRed)
      #expect(pixels.color(50, 85) == opaqueRed)
      #expect(pixels.color(15, 50) == nothing)
    }
  }

  @Test func rotatesClockwise() async throws {
    let bar = red.frame(width: 40, height: 10)
    try await pixels(bar.rotationEffect(.degrees(90), anchor: .leading)) { pixels in
      // The bar began at (30, 50) and points down now.
      #expect(pixels.color(30, 80) == opaqueRed)
      #expect(pixels.color(30, 20) == nothing)
    }
  }

  @Test func scalesAboutItsAnchor() async throws {
    let square = red.frame(width: 40, height: 40)
    try await pixels(square.scaleEffect(2, anchor: .topLeading)) { pixels in
      #expect(pixels.color(31, 31) == opaqueRed)
      #expect(pixels.color(98, 98) == opaqueRed)
      #expect(pixels.color(28, 28) == nothing)
    }
  }

  @Test func effectsLeaveTheLayoutAlone() async throws {
    let view = HStack(spacing: 0) {
      red.frame(width: 40, height: 40).scaleEffect(2)
      Color.blue.frame(width: 40, height: 40)
    }
    try await Shown.with(view, size: CGSize(width: 200, height: 100)) { shown in
      let drawings: [Drawing] = shown.widgets(Drawing.self)
      try #require(drawings.count == 2)
      #expect(shown.frame(drawings[1])?.minX == 100)
    }
  }

  @Test func theTransformChangesInPlace() async throws {
    func view(_ angle: Angle) -> some View {
      red.frame(width: 80, height: 10).rotationEffect(angle).frame(width: 100, height: 100)
    }
    try await Shown.with(view(.zero), size: CGSize(width: 100, height: 100)) { shown in
      await shown.update(view(.degrees(90)))
      let pixels = try Pixels(of: #require(shown.content))
      #expect(pixels.color(50, 15) == opaqueRed)
      #expect(pixels.color(15, 50) == nothing)
    }
  }

  @Test func filtersColors() async throws {
    try await pixels(red.colorInvert()) {
      #expect(isClose($0.color(50, 50), [0, 255, 255, 255]))
    }
    try await pixels(red.grayscale(1)) { pixels in
      let color: [UInt8] = pixels.color(50, 50)
      #expect(color[0] == color[1] && color[1] == color[2])
    }
  }

  @Test func undefinedNumbersAreReported() {
    let messages = Messages()
    Diagnostics.capturing({ messages.add($0) }) {
      _ = red.rotationEffect(.radians(.nan))
      _ = red.scaleEffect(.infinity)
      _ = red.blur(radius: -1)
    }
    #expect(messages.all.count == 3)
  }
}
#endif
