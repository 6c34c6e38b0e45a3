#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
private final class Model {
  var value = 0.0
}

private struct Bound: View {
  let model: Model
  let bounds: ClosedRange<Double>
  let step: Double?
  @State private var value: Double

  init(_ model: Model, _ value: Double, in bounds: ClosedRange<Double>, step: Double? = nil) {
    self.model = model
    self.bounds = bounds
    self.step = step
    _value = State(initialValue: value)
  }

  var body: some View {
    let _ = model.value = value
    if let step {
      Slider(value: $value, in: bounds, step: step)
    } else {
      Slider(value: $value, in: bounds)
    }
  }
}

/// The ends and steps that a program may compute.
@Suite(.gtk) struct SliderBoundsTests {
  private let model = Model()

  private func show(_ view: Bound, _ body: (Scale) async throws -> Void) async throws {
    try await Shown.with(view) { shown in
      let scale = try #require(shown.widgets(Scale.self).first)
      try #require(scale.grabFocus())
      try await body(scale)
    }
  }

  @Test func aValueOutsideIsShownAtTheEndAndKeptUntilTheUserMoves() async throws {
    try await show(Bound(model, 70, in: 0...10, step: 1)) { scale in
      #expect(scale.value == 10)
      #expect(model.value == 70)
      try await pressKey(.left)
      #expect(await pump { model.value == 9 })
      #expect(scale.value == 9)
    }
  }

  @Test func anEmptyRangeHasOneValue() async throws {
    try await show(Bound(model, 3, in: 5...5)) { scale in
      #expect(scale.value == 5)
      try await pressKey(.right)
      try await pressKey(.left)
      try await pressKey(.end)
      #expect(scale.value == 5)
      #expect(model.value == 3 || model.value == 5)
    }
  }

  @Test func aStepOfZeroIsNone() async throws {
    try await show(Bound(model, 0.5, in: 0...1, step: 0)) { scale in
      try await pressKey(.right)
      #expect(await pump { abs(model.value - 0.51) < 0.000_1 })
      try await pressKey(.end)
      #expect(await pump { model.value == 1 })
    }
  }

  @Test func aNegativeStepIsNone() async throws {
    try await show(Bound(model, 0.5, in: 0...1, step: -0.25)) { _ in
      try await pressKey(.home)
      #expect(await pump { model.value == 0 })
      try await pressKey(.end)
      #expect(await pump { model.value == 1 })
    }
  }

  @Test func aStepLargerThanTheRangeStaysAtItsStart() async throws {
    try await show(Bound(model, 0, in: 0...1, step: 5)) { _ in
      try await pressKey(.right)
      await pumpUntilIdle()
      #expect(model.value == 0)
    }
  }

  @Test func aRangeWithoutEndIsReported() async throws {
    let messages = Messages()
    try await Diagnostics.capturing({ messages.add($0) }) {
      try await show(Bound(model, 0.5, in: 0...Double.infinity)) { scale in
        #expect(scale.value == 0.5)
        try await pressKey(.right)
        #expect(model.value.isFinite)
      }
    }
    #expect(
      messages.all == [
        "A Slider's range 0.0...inf has no end: 0.0...1.0 is used."
      ])
  }
}
#endif
