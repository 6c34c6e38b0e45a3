import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting Gauge")
struct GaugeTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Gauge(value: 0.5) { Text("a") }, "gauge", { try $0.gauge() }, { try $0.gauge($1) })
  }

  @Test func readsItsParts() throws {
    let sut = Gauge(value: 25, in: 0...100) {
      Text("label")
    } currentValueLabel: {
      Text("current")
    } minimumValueLabel: {
      Text("minimum")
    } maximumValueLabel: {
      Text("maximum")
    }
    let gauge = try sut.inspect().gauge()
    #expect(try gauge.value() == 0.25)
    #expect(try gauge.labelView().text().string() == "label")
    #expect(try gauge.currentValueLabelView().text().string() == "current")
    #expect(try gauge.minimumValueLabelView().text().string() == "minimum")
    #expect(try gauge.maximumValueLabelView().text().string() == "maximum")
    #expect(
      try sut.inspect().find(text: "maximum").pathToRoot
        == "gauge().maximumValueLabelView().text()")
  }

  @Test func readsTheMarks() throws {
    let sut = Gauge(value: 0.5, in: 0...1) {
      Text("label")
    } currentValueLabel: {
      Text("current")
    } minimumValueLabel: {
      Text("minimum")
    } maximumValueLabel: {
      Text("maximum")
    } markedValueLabels: {
      Text("mark")
    }
    #expect(try sut.inspect().gauge().markedValueLabelsView().text().string() == "mark")
  }
}
