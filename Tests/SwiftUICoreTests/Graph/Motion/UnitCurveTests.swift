import Testing

@testable import SwiftUICore

@Suite struct UnitCurveTests {
  @Test func curvesGoFromZeroToOne() {
    for curve: UnitCurve in [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
  }

  @Test(arguments: [
    (UnitCurve.easeIn, [0.0170, 0.0623, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6916, 0.8394]),
    (UnitCurve.easeOut, [0.1606, 0.3084, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9377, 0.9830]),
    (UnitCurve.easeInOut, [0.0197, 0.0817, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.9183, 0.9803]),
    (
      UnitCurve.bezier(0.17, 0.67, 0.83, 0.67),
      [0.2490, 0.3879, 0.4862, 0.5631, 0.6275, 0.6853, 0.7413, 0.8014, 0.8759]
    ),
    (
      UnitCurve.bezier(0.68, -0.55, 0.265, 1.55),
      [-0.0663, -0.0927, -0.0493, 0.1429, 0.6067, 0.9475, 1.0693, 1.0921, 1.0624]
    ),
    (UnitCurve.circularEaseIn, [0.0050, 0.0202, 0.0461, 0.0835, 0.1340, 0.2, 0.2859, 0.4, 0.5641]),
    (UnitCurve.circularEaseInOut, [0.0101, 0.0417, 0.1, 0.2, 0.5, 0.8, 0.9, 0.9583, 0.9899]),
  ])
  func valuesOfTheFormulas(_ curve: UnitCurve, _ values: [Double]) {
    for (index, value) in values.enumerated() {
      #expect(abs(curve.value(at: Double(index + 1) / 10) - value) < 0.0001)
    }
  }

  @Test func slopes() {
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
    for (progress, slope) in [(0.25, 0.67), (0.5, 1.07), (0.75, 1.37)] {
      #expect(abs(UnitCurve.easeIn.velocity(at: progress) - slope) < 0.01)
    }
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
  }
}
