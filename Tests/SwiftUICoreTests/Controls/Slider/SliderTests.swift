import Testing

@testable import SwiftUICore

extension HeadlessWindow {
  fileprivate var slider: SliderPrimitive? { primitives(SliderPrimitive.self).first }
}

@MainActor
@Suite struct SliderTests {
  @Test func valuesAreOnSteps() throws {
    let window = HeadlessWindow(Slider(value: .constant(3.0), in: 1...10, step: 2))
    let slider = try #require(window.slider)
    #expect(slider.nearestValue(to: 1) == 1)
    #expect(slider.nearestValue(to: 1.9) == 1)
    #expect(slider.nearestValue(to: 2.1) == 3)
    // The last whole step.
    #expect(slider.nearestValue(to: 10) == 9)
    #expect(slider.nearestValue(to: 99) == 9)
    #expect(slider.nearestValue(to: -5) == 1)
  }

  @Test func withoutStepsAnyValueInTheRangeWillDo() throws {
    let slider = try #require(HeadlessWindow(Slider(value: .constant(0.5))).slider)
    #expect(slider.nearestValue(to: 0.123) == 0.123)
    #expect(slider.nearestValue(to: 2) == 1)
  }

  @Test func aValueOutsideIsShownAtTheEndAndKept() {
    var value = 7.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let window = HeadlessWindow(Slider(value: binding, in: 0...5))
    #expect(window.slider?.value == 5)
    #expect(value == 7)
  }

  @Test func notANumberIsReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(Slider(value: .constant(Double.nan), in: 2...5))
      #expect(window.slider?.value == 2)
    }
    #expect(messages == ["A Slider's value is not a number: the lower bound is shown."])
  }

  @Test func theLabelCanBeHidden() {
    let slider = Slider(value: .constant(0.5)) {
      Text(verbatim: "label")
    } minimumValueLabel: {
      Text(verbatim: "min")
    } maximumValueLabel: {
      Text(verbatim: "max")
    }
    #expect(
      HeadlessWindow(slider).primitives(TextPrimitive.self).map(\.string)
        == ["label", "min", "max"])
    #expect(
      HeadlessWindow(slider.labelsHidden()).primitives(TextPrimitive.self).map(\.string)
        == ["min", "max"])
  }
}
