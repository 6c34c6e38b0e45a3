#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Introspection) @testable import SwiftUICore

@MainActor
private final class Seen {
  var scales: [Scale] = []
  var ancestors: [String] = []
  var get: (() -> [Double])?
  var set: ((Int, Double) -> Void)?
  var events: [String] = []
}

private struct ThreeSliders: View {
  let seen: Seen
  @State private var values = [0.25, 5, 1]

  var body: some View {
    let _ = seen.get = { values }
    let _ = seen.set = { values[$0] = $1 }
    VStack {
      Slider(value: $values[0]) { seen.events.append($0 ? "begin" : "end") }
        .onPlatformElements { elements in
          seen.scales = elements.receiver.compactMap { $0 as? Scale }
          seen.ancestors = elements.ancestors.map { "\(type(of: $0))" }
        }
      Slider(value: $values[1], in: 0...10, step: 5)
      Slider(value: $values[2], in: 0...2).disabled(true)
    }
    .frame(width: 200)
  }
}

@Suite(.gtk) @MainActor
struct SliderTests {
  @Test func eachOfThreeShowsItsOwnValue() async throws {
    let seen = Seen()
    try await Shown.with(ThreeSliders(seen: seen)) { shown in
      let scales: [Scale] = shown.widgets(Scale.self)
      try #require(scales.count == 3)
      #expect(scales.map(\.value) == [0.25, 5, 1])
      #expect(scales.map { $0.placedFrame?.width } == [200, 200, 200])
      #expect(scales.map(\.sensitive) == [true, true, false])
      #expect(seen.scales.first === scales[0])
      #expect(seen.ancestors == ["Window"])
      seen.set?(0, 0.5)
      #expect(await pump { scales.map(\.value) == [0.5, 5, 1] })
    }
  }

  @Test func aDragSetsTheValueBetweenABeginAndAnEnd() async throws {
    let seen = Seen()
    try await Shown.with(ThreeSliders(seen: seen)) { shown in
      let scale = try #require(shown.widgets(Scale.self).first)
      let start = WidgetPoint(x: Double(scale.width) * 0.25, y: Double(scale.height) / 2)
      try await drag(from: scale, at: start, at: WidgetPoint(x: start.x + 80, y: start.y))
      // The trough's length stands for all values.
      let trough = try #require(scale.firstChild)
      let value = try #require(seen.get?().first)
      #expect(abs(value - (0.25 + 80 / Double(trough.width))) < 0.000_001)
      #expect(await pump { seen.events == ["begin", "end"] })
      #expect(seen.get?().dropFirst() == [5, 1])
    }
  }

  @Test func eachKeyIsAnEditOfItsOwn() async throws {
    let seen = Seen()
    try await Shown.with(ThreeSliders(seen: seen)) { shown in
      let scales: [Scale] = shown.widgets(Scale.self)
      try #require(scales[0].grabFocus())
      try await pressKey(.right)
      #expect(await pump { seen.get?().first == 0.26 })
      #expect(seen.events == ["begin", "end"])
      try #require(scales[1].grabFocus())
      try await pressKey(.right)
      #expect(await pump { seen.get?()[1] == 10 })
    }
  }

  @Test func aDragStopsAtSteps() async throws {
    let seen = Seen()
    try await Shown.with(ThreeSliders(seen: seen)) { shown in
      let scale: Scale = shown.widgets(Scale.self)[1]
      let middle = Double(scale.height) / 2
      let start = WidgetPoint(x: Double(scale.width) * 0.5, y: middle)
      try await drag(
        from: scale, at: start, at: WidgetPoint(x: Double(scale.width) * 0.1, y: middle))
      #expect(seen.get?()[1] == 0)
      #expect(scale.value == 0)
    }
  }

  @Test func aConstantPutsTheHandleBack() async throws {
    try await Shown.with(Slider(value: .constant(0.5)).frame(width: 200)) { shown in
      let scale = try #require(shown.widgets(Scale.self).first)
      try #require(scale.grabFocus())
      try await pressKey(.right)
      #expect(await pump { scale.value == 0.5 })
    }
  }

  @Test func aTintColorsTheHighlight() async throws {
    try await Shown.with(
      Slider(value: .constant(1)).tint(Color(red: 1, green: 0, blue: 0)).frame(width: 200)
    ) { shown in
      let scale = try #require(shown.widgets(Scale.self).first)
      let trough = try #require(scale.firstChild)
      let texture = try trough.makeTexture()
      let pixel: [UInt8] = texture.pixel(x: texture.width / 4, y: texture.height / 2)
      #expect(pixel == [255, 0, 0, 255])
    }
  }
}
#endif
