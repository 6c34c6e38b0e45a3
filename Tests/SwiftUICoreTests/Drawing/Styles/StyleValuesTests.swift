import Foundation
import SwiftUICore
import Testing

/// Apple's documented defaults.
@Suite struct StyleValuesTests {
  @Test func strokeStyleDefaults() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1)
    #expect(style.lineCap == .butt)
    #expect(style.lineJoin == .miter)
    #expect(style.miterLimit == 10)
    #expect(style.dash.isEmpty)
    #expect(style.dashPhase == 0)
  }

  @Test func fillStyleDefaults() {
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
  }

  @Test func shadowDefaults() {
    #expect(
      ShadowStyle.drop(radius: 2)
        == .drop(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 2, x: 0, y: 0))
    #expect(
      ShadowStyle.inner(radius: 2)
        == .inner(color: Color(.sRGBLinear, white: 0, opacity: 0.55), radius: 2, x: 0, y: 0))
    #expect(ShadowStyle.drop(radius: 2) != .inner(radius: 2))
  }

  /// Core Graphics' raw values.
  @Test func lineCapsAndJoinsHaveTheirRawValues() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
  }
}
