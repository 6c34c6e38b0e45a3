#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Frames of real animations on a display.
@Suite(.gtk) @MainActor struct MotionOnDisplayTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Observable @MainActor final class Model {
    var isOn = false
  }

  private struct Square: View {
    let model: Model
    var body: some View {
      MotionOnDisplayTests.red.frame(width: 20, height: 20)
        .opacity(model.isOn ? 1 : 0)
        .frame(width: 100, height: 20, alignment: model.isOn ? .trailing : .leading)
        .frame(width: 100, height: 100)
    }
  }

  @Test func aViewMovesAndFadesFrameByFrame() async throws {
    let model = Model()
    try await Shown.with(Square(model: model), size: CGSize(width: 100, height: 100)) { shown in
      GTKMotionClock.moving = shown.content
      var completed = 0
      withAnimation(.linear(duration: 0.3), completionCriteria: .removed) {
        model.isOn = true
      } completion: {
        completed += 1
      }
      var alphas: Set<UInt8> = []
      var lefts: Set<Int> = []
      let ended = await pump {
        if let pixels = try? Pixels(of: shown.content ?? LayoutContainer()) {
          let row = (0..<100).filter { pixels.color($0, 50)[3] > 0 }
          if let left = row.first { lefts.insert(left) }
          if let x = row.first { alphas.insert(pixels.color(x + 5, 50)[3]) }
        }
        return completed > 0
      }
      #expect(ended)
      // What was seen between the beginning and the end.
      #expect(lefts.contains { $0 > 5 && $0 < 75 })
      #expect(alphas.contains { $0 > 10 && $0 < 245 })
      let isThere = await pump {
        guard let pixels = try? Pixels(of: shown.content ?? LayoutContainer()) else { return false }
        return pixels.color(90, 50) == [255, 0, 0, 255] && pixels.color(10, 50)[3] == 0
      }
      #expect(isThere)
      #expect(completed == 1)
    }
  }

  @Test func nothingMovesWhereAnimationsAreSwitchedOff() async throws {
    let model = Model()
    try await Shown.with(Square(model: model), size: CGSize(width: 100, height: 100)) { shown in
      var completed = 0
      withAnimation(.linear(duration: 60)) {
        model.isOn = true
      } completion: {
        completed += 1
      }
      // As tests have it: at the end at once, though the animation takes a minute.
      let isThere = await pump {
        (try? Pixels(of: shown.content ?? LayoutContainer()))?.color(90, 50) == [255, 0, 0, 255]
      }
      #expect(isThere)
      #expect(await pump { completed == 1 })
    }
  }

  private struct Holder: View {
    let model: Model
    var body: some View {
      ZStack {
        if model.isOn {
          MotionOnDisplayTests.red.frame(width: 40, height: 40)
        }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func aViewThatGoesFadesAndIsFreed() async throws {
    let model = Model()
    model.isOn = true
    try await Shown.with(Holder(model: model), size: CGSize(width: 100, height: 100)) { shown in
      GTKMotionClock.moving = shown.content
      weak let drawing: Drawing? = shown.widgets(Drawing.self).first
      #expect(drawing != nil)
      withAnimation(.linear(duration: 0.2)) { model.isOn = false }
      var seen: Set<UInt8> = []
      let gone = await pump {
        if let pixels = try? Pixels(of: shown.content ?? LayoutContainer()) {
          seen.insert(pixels.color(50, 50)[3])
        }
        return drawing == nil
      }
      #expect(gone)
      #expect(seen.contains { $0 > 10 && $0 < 245 })
    }
  }
}
#endif
