import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct GaugeTests {
  @Test func theBarShowsTheFraction() {
    let window = HeadlessWindow(
      Gauge(value: 30, in: 20...40) {
        Text("Label")
      } currentValueLabel: {
        Text("Value")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      })
    #expect(window.primitives(LevelBarPrimitive.self).map(\.fraction) == [0.5])
    #expect(window.texts == ["Label", "Low", "High", "Value"])
  }

  @Test(arguments: [(-5.0, 0.0), (0.25, 0.25), (7, 1), (.nan, 0)])
  func aValueOutsideIsShownAtTheEnd(_ value: Double, _ fraction: Double) {
    let window = HeadlessWindow(Gauge(value: value) { EmptyView() })
    #expect(window.primitives(LevelBarPrimitive.self).map(\.fraction) == [fraction])
  }

  @Test func aStyleDrawsTheParts() {
    struct Own: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Shown("\(configuration.value)")
        configuration.label
        configuration.currentValueLabel
        if configuration.minimumValueLabel == nil { Shown("no bounds") }
      }
    }
    let gauge = Gauge(value: 0.5) {
      Text("Label")
    } currentValueLabel: {
      Text("Value")
    }
    let window = HeadlessWindow(VStack { gauge.gaugeStyle(Own()) })
    #expect(window.shown == ["0.5", "no bounds"])
    #expect(window.texts == ["Label", "Value"])
  }

  @Test func styles() {
    func window(_ style: some GaugeStyle) -> (bars: Int, shapes: Int, texts: [String]) {
      let gauge = Gauge(value: 0.5) {
        Text("Label")
      } currentValueLabel: {
        Text("Value")
      }
      let window = HeadlessWindow(gauge.gaugeStyle(style))
      return (
        window.primitives(LevelBarPrimitive.self).count,
        window.primitives(ShapePrimitive.self).count, window.texts
      )
    }
    #expect(window(.automatic) == (1, 0, ["Label", "Value"]))
    #expect(window(.linearCapacity) == (1, 0, ["Label", "Value"]))
    #expect(window(.accessoryLinearCapacity) == (1, 0, ["Label", "Value"]))
    #expect(window(.accessoryLinear) == (0, 2, []))
    #expect(window(.accessoryCircular) == (0, 2, ["Value", "Label"]))
    #expect(window(.accessoryCircularCapacity) == (0, 2, ["Value"]))
  }
}
